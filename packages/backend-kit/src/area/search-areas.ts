import type { FoundArea } from '@etalase/contract/area.ts'
import { AreaIndex } from '#area/finder/area-index.ts'
import { findAreas } from '#area/finder/find-areas.ts'
import { loadPlaces } from '#area/finder/load-places.ts'
import type { Reading } from '#area/finder/reading.ts'
import {
  areasWithPostalCode,
  loadPostalCodes,
  type PostalCodes,
  postalCodeOf,
} from '#area/postal-codes.ts'
import { readTypedArea, type TypedArea } from '#area/reader/read-typed-area.ts'
import type { Database } from '#db/connection.ts'
import { loadOnce } from '#load-once.ts'

/** Shoppers type more letters rather than read a longer list. */
const maxResults = 10

/** Digits of a complete postal code. */
const wholeCode = 5

const indexes = new WeakMap<Database, () => Promise<AreaIndex>>()

/** Builds the index of a database's areas once per process, at the first search: areas change every few years. */
async function loadIndex(db: Database): Promise<AreaIndex> {
  const load = indexes.get(db) ?? loadOnce(async () => new AreaIndex(await loadPlaces(db)))
  indexes.set(db, load)
  const index = await load()
  if (index.places.subdistricts.length === 0) indexes.delete(db)
  return index
}

/**
 * Reads a typed area within its postal code first. If nothing matches, drops the code for labels that name a place and its parent: our
 * table lacks the codes of new sub-districts, and labels contain wrong ones.
 */
function findReadings(index: AreaIndex, typed: TypedArea, codes: PostalCodes): Reading[] {
  const { postalCode } = typed
  if (postalCode === '') return findAreas(index, typed, { max: maxResults })
  const allowed = new Set(areasWithPostalCode(codes, postalCode))
  const found = findAreas(index, typed, { max: maxResults, allowed })
  if (found.length > 0 || postalCode.length < wholeCode) return found
  return findAreas(index, typed, { max: maxResults }).filter(({ naming }) => naming === 'both')
}

const toFoundArea = ({ place, village }: Reading, postalCode: string | undefined): FoundArea => {
  const { city } = place
  return {
    id: place.id,
    subdistrict_name: place.name,
    city: { id: city.id, type: city.type, city_name: city.name },
    province: { id: city.province.id, province_name: city.province.name },
    ...(village && { village_name: village.name }),
    ...(postalCode !== undefined && { postal_code: postalCode }),
  }
}

/**
 * Finds up to ten sub-districts for a typed or pasted text (docs/areas.md): by names, villages, nicknames, postal codes, or a full label,
 * else after spelling correction.
 */
export async function searchAreas(db: Database, search: string): Promise<FoundArea[]> {
  const [index, codes] = [await loadIndex(db), await loadPostalCodes()]
  const typed = readTypedArea(search)
  return findReadings(index, typed, codes).map((reading) =>
    toFoundArea(reading, postalCodeOf(codes, reading.place.id, typed.postalCode)),
  )
}
