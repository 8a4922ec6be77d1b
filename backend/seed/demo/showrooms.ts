import type { ShowroomSeed } from '#backend/seed/demo/showroom.ts'
import { islandShowrooms } from '#backend/seed/demo/showrooms-islands.ts'
import { javaShowrooms } from '#backend/seed/demo/showrooms-java.ts'

/** All 44 shops of the demo company, region by region in the order of `regionNames`. */
export const showrooms: readonly ShowroomSeed[] = [...javaShowrooms, ...islandShowrooms]
