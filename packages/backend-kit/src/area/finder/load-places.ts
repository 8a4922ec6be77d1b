import { getVillages } from 'idn-area-data'
import type { City, Place, Places, Subdistrict, Village } from '#area/finder/places.ts'
import { nameWords } from '#area/reader/name-words.ts'
import { withDigits } from '#area/reader/numerals.ts'
import { writtenName } from '#area/written-name.ts'
import type { Database } from '#db/connection.ts'
import { areaId, cities, provinces, subdistricts } from '#db/schema/area.ts'
import { loadOnce } from '#load-once.ts'

type Row<Extra = object> = { id: number; name: string } & Extra

/** Rows of all areas; cities and sub-districts carry the id of their parent. */
export interface AreaRows {
  provinces: Row[]
  cities: Row<{ type: string; provinceId: number }>[]
  subdistricts: Row<{ cityId: number }>[]
}

/** Splits a name into its words and its pieces for searches. */
function readWords(name: string): Pick<Place, 'words' | 'pieces'> {
  const words = nameWords(name)
  const digits = withDigits(words)
  return { words, pieces: digits === words ? words : [...words, ...digits] }
}

const collator = new Intl.Collator('id')

const sorted = <One extends Row>(rows: readonly One[]) =>
  rows.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id)

const byId = <One extends Place>(places: readonly One[]) =>
  new Map(places.map((place) => [place.id, place]))

/** Loads the villages of the whole country once, by sub-district id. */
export const loadVillages: () => Promise<ReadonlyMap<number, Village[]>> = loadOnce(async () => {
  const villages = Map.groupBy(await getVillages(), ({ district_code }) => areaId(district_code))
  const toVillage = ({ name }: { name: string }) => ({
    name: writtenName(name),
    ...readWords(name),
  })
  return new Map([...villages].map(([id, list]) => [id, list.map(toVillage)]))
})

/** Builds the places of a database with their villages; skips places without a parent. */
export function toPlaces(rows: AreaRows, villages: ReadonlyMap<number, Village[]>): Places {
  const place = ({ id, name }: Row, index: number) => ({ id, name, index, ...readWords(name) })
  const provinceList: Place[] = sorted(rows.provinces).map(place)
  const provinceById = byId(provinceList)
  const cityList: City[] = []
  for (const row of sorted(rows.cities)) {
    const province = provinceById.get(row.provinceId)
    if (province) cityList.push({ ...place(row, cityList.length), type: row.type, province })
  }
  const cityById = byId(cityList)
  const subdistrictList: Subdistrict[] = []
  for (const row of sorted(rows.subdistricts)) {
    const city = cityById.get(row.cityId)
    const index = subdistrictList.length
    if (city)
      subdistrictList.push({ ...place(row, index), city, villages: villages.get(row.id) ?? [] })
  }
  return { provinces: provinceList, cities: cityList, subdistricts: subdistrictList }
}

/** Loads all areas of a database. */
export async function loadPlaces(db: Database): Promise<Places> {
  const rows = {
    provinces: await db.select().from(provinces),
    cities: await db.select().from(cities),
    subdistricts: await db.select().from(subdistricts),
  }
  return toPlaces(rows, await loadVillages())
}
