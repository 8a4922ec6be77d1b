import type { Showroom, ShowroomRegion } from '@etalase/contract/store.ts'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { isOneOfJson } from '#db/json-rows.ts'
import { cities, subdistricts } from '#db/schema/area.ts'
import { showroomRegions, showrooms, stock } from '#db/schema/stores.ts'
import { type Given, statement } from '#db/statement.ts'
import { textsOf } from '#texts/texts.ts'

type ShowroomRow = typeof showrooms.$inferSelect

interface LocatedShowroom {
  row: ShowroomRow
  cityId: number
  provinceId: number
}

const toShowroomDto = ({ row, cityId, provinceId }: LocatedShowroom): Showroom => ({
  id: row.id,
  showroom_name: row.name,
  showroom_region_id: row.regionId,
  phone: row.phone,
  address1: row.address1,
  address2: row.address2,
  address3: row.address3,
  maps_url: row.mapsUrl,
  is_hub: row.isHub,
  city_id: cityId,
  province_id: provinceId,
})

/** Selects showrooms with their city and province. */
const locatedShowrooms = (db: Database) =>
  db
    .select({ row: showrooms, cityId: cities.id, provinceId: cities.provinceId })
    .from(showrooms)
    .innerJoin(subdistricts, eq(subdistricts.id, showrooms.subdistrictId))
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))

/** Lists every showroom by name. */
export async function listShowrooms(db: Database): Promise<Showroom[]> {
  return (await locatedShowrooms(db).orderBy(asc(showrooms.name))).map(toShowroomDto)
}

const showroomsById = statement('showrooms', (db, { ids }: Given<{ ids: readonly number[] }>) =>
  locatedShowrooms(db).where(isOneOfJson(showrooms.id, ids)).orderBy(asc(showrooms.name)),
)

/** Loads some showrooms, sorted by name. */
export async function showroomsOf(db: Database, ids: readonly number[]): Promise<Showroom[]> {
  if (ids.length === 0) return []
  return (await showroomsById(db, { ids })).map(toShowroomDto)
}

const allRegions = statement('showroom_regions', (db) =>
  db.select().from(showroomRegions).orderBy(asc(showroomRegions.position)),
)

/** Groups showrooms by region. */
export type ByRegion = (among: readonly Showroom[]) => ShowroomRegion[]

/** Loads the regions; returns a function that groups showrooms by them, in the shop's order and request's language, omitting empty ones. */
export async function readRegions(db: Database): Promise<ByRegion> {
  const regions = await allRegions(db, {})
  const text = await textsOf(
    db,
    'region',
    regions.map(({ id }) => id),
  )
  return (among) =>
    regions
      .map((region) => ({
        id: region.id,
        region_name: text(region.id)?.name ?? region.name,
        showrooms: among.filter((showroom) => showroom.showroom_region_id === region.id),
      }))
      .filter((region) => region.showrooms.length > 0)
}

/** Groups showrooms by region. */
export const groupByRegion = async (db: Database, among: readonly Showroom[]) =>
  (await readRegions(db))(among)

/** Finds showrooms with at least `qty` pieces of a product's size. */
export async function showroomsWithStock(
  db: Database,
  { productId, sizeCode, qty }: { productId: number; sizeCode: string; qty: number },
): Promise<Showroom[]> {
  const rows = await locatedShowrooms(db)
    .innerJoin(stock, eq(stock.showroomId, showrooms.id))
    .where(and(eq(stock.productId, productId), eq(stock.sizeCode, sizeCode), gte(stock.qty, qty)))
    .orderBy(asc(showrooms.name))
  return rows.map(toShowroomDto)
}

const showroomById = statement('showroom', (db, { id }: Given<{ id: number }>) =>
  db.select().from(showrooms).where(eq(showrooms.id, id)),
)

/** Finds a showroom's row, or undefined. */
export async function findShowroom(db: Database, id: number): Promise<ShowroomRow | undefined> {
  const [row] = await showroomById(db, { id })
  return row
}
