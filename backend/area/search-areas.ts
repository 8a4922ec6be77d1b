import { and, asc, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import {
  areasWithPostalCode,
  isPostalCode,
  loadPostalCodes,
  postalCodeOf,
} from '#backend/area/postal-codes.ts'
import { type VillageIndex, villageIndex } from '#backend/area/village-index.ts'
import type { Database } from '#backend/db/connection.ts'
import { cities, provinces, subdistricts } from '#backend/db/schema/area.ts'
import { escapeLike } from '#backend/db/sql-helpers.ts'
import type { FoundArea } from '#lib/contract/area.ts'

/** Shoppers type more letters rather than read a longer list. */
const maxResults = 10

const fullName = sql<string>`concat_ws(' ', ${subdistricts.name}, ${cities.type}, ${cities.name}, ${provinces.name})`

async function select(db: Database, where: SQL | undefined, order: SQL[]): Promise<FoundArea[]> {
  const rows = await db
    .select({ subdistrict: subdistricts, city: cities, province: provinces })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(where)
    .orderBy(...order, asc(subdistricts.name), asc(subdistricts.id))
    .limit(maxResults)
  return rows.map(({ subdistrict, city, province }) => ({
    id: subdistrict.id,
    subdistrict_name: subdistrict.name,
    city: { id: city.id, type: city.type, city_name: city.name },
    province: { id: province.id, province_name: province.name },
  }))
}

const hasWords = (words: readonly string[]) =>
  and(...words.map((word) => ilike(fullName, `%${escapeLike(word)}%`)))

/** Sub-districts whose full name contains every word; names that start with the search text come first. */
function findByName(db: Database, words: readonly string[]): Promise<FoundArea[]> {
  return select(db, hasWords(words), [
    desc(ilike(subdistricts.name, `${escapeLike(words.join(' '))}%`)),
    desc(ilike(subdistricts.name, `%${escapeLike(words[0] ?? '')}%`)),
  ])
}

/** Sub-districts of which a village has the words that their full name lacks. */
async function findByVillage(
  db: Database,
  villages: VillageIndex,
  words: readonly string[],
): Promise<FoundArea[]> {
  const matches = villages.find(words, maxResults)
  if (matches.length === 0) return []
  const ids = matches.map(({ subdistrictId }) => subdistrictId)
  const areas = await select(db, inArray(subdistricts.id, ids), [])
  const byId = new Map(areas.map((area) => [area.id, area]))
  return matches.flatMap(({ subdistrictId, village }) => {
    const area = byId.get(subdistrictId)
    return area ? [{ ...area, village_name: village }] : []
  })
}

/** Sub-districts with a postal code that starts so, and with the other words in their full name. */
async function findByPostalCode(
  db: Database,
  start: string,
  others: readonly string[],
): Promise<FoundArea[]> {
  const ids = areasWithPostalCode(await loadPostalCodes(), start)
  return select(db, and(inArray(subdistricts.id, ids), hasWords(others)), [])
}

async function findByWords(db: Database, words: readonly string[]): Promise<FoundArea[]> {
  const named = await findByName(db, words)
  if (named.length > 0) return named
  const villages = await villageIndex()
  const inVillage = await findByVillage(db, villages, words)
  if (inVillage.length > 0) return inVillage
  const corrected = villages.correct(words)
  if (corrected.join(' ') === words.join(' ').toLowerCase()) return []
  const meant = await findByName(db, corrected)
  return meant.length > 0 ? meant : findByVillage(db, villages, corrected)
}

/**
 * Up to ten sub-districts: by a postal code or its first digits, else by their own full name, else by the name of a
 * village, else by the words that a typing error may have meant.
 */
export async function searchAreas(db: Database, search: string): Promise<FoundArea[]> {
  const words = search.trim().split(/\s+/)
  const postalCode = words.find(isPostalCode)
  const areas = postalCode
    ? await findByPostalCode(
        db,
        postalCode,
        words.filter((word) => word !== postalCode),
      )
    : await findByWords(db, words)
  const codes = await loadPostalCodes()
  return areas.map((area) => ({ ...area, postal_code: postalCodeOf(codes, area.id, postalCode) }))
}
