import { backendMutants } from '#prove/mutants/backend.ts'
import type { ProofMutant } from '#prove/mutants/change.ts'
import { shopMutants } from '#prove/mutants/shop.ts'

/** The seeded faults of the money path. */
export const mutants: readonly ProofMutant[] = [...backendMutants, ...shopMutants]
