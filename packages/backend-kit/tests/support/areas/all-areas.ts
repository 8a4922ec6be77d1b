import { AreaIndex } from '#area/finder/area-index.ts'
import { findAreas } from '#area/finder/find-areas.ts'
import { loadVillages, toPlaces } from '#area/finder/load-places.ts'
import { officialAreas } from '#area/official-areas.ts'
import { nameWords } from '#area/reader/name-words.ts'
import { readTypedArea } from '#area/reader/read-typed-area.ts'
import { loadOnce } from '#load-once.ts'

/** Builds the index of all areas of Indonesia once for all tests. */
export const allAreas = loadOnce(
  async () => new AreaIndex(toPlaces(await officialAreas(), await loadVillages())),
)

/** Returns the first ten readings of a typed area. */
export const findIn = (index: AreaIndex, typed: string) =>
  findAreas(index, readTypedArea(typed), { max: 10 })

/** Returns a name without spaces, hyphens and apostrophes, to compare names. */
export const nameKey = (name: string): string => nameWords(name).join('')
