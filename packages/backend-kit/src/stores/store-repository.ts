import type { Showroom, ShowroomRegion } from '@etalase/contract/store.ts'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Basket } from '#cart/cart-repository.ts'
import type { Database } from '#db/connection.ts'
import { cities, subdistricts } from '#db/schema/area.ts'
import { cartItems } from '#db/schema/cart.ts'
import { showroomRegions, showrooms, stock } from '#db/schema/stores.ts'
import { stockOf } from '#stores/stock-repository.ts'
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

/** Showrooms with their city and province. */
const locatedShowrooms = (db: Database) =>
  db
    .select({ row: showrooms, cityId: cities.id, provinceId: cities.provinceId })
    .from(showrooms)
    .innerJoin(subdistricts, eq(subdistricts.id, showrooms.subdistrictId))
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))

/** Every showroom, by name. */
export async function listShowrooms(db: Database): Promise<Showroom[]> {
  return (await locatedShowrooms(db).orderBy(asc(showrooms.name))).map(toShowroomDto)
}

/** Showrooms grouped by region, in the shop's order and the language of the request; without empty regions. */
export async function groupByRegion(db: Database, among: Showroom[]): Promise<ShowroomRegion[]> {
  const regions = await db.select().from(showroomRegions).orderBy(asc(showroomRegions.position))
  const text = await textsOf(
    db,
    'region',
    regions.map(({ id }) => id),
  )
  return regions
    .map((region) => ({
      id: region.id,
      region_name: text(region.id)?.name ?? region.name,
      showrooms: among.filter((showroom) => showroom.showroom_region_id === region.id),
    }))
    .filter((region) => region.showrooms.length > 0)
}

/** Showrooms with at least `qty` pieces of a product's size. */
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

const sameSize = and(
  eq(stock.productId, cartItems.productId),
  eq(stock.sizeCode, cartItems.sizeCode),
)

/** Showrooms that can serve at least one line of a device's cart, the most lines first. */
async function showroomsForCart(db: Database, deviceId: string): Promise<Showroom[]> {
  const served = await db
    .select({ id: stock.showroomId, lines: sql<number>`count(*)`.mapWith(Number) })
    .from(cartItems)
    .innerJoin(stock, and(sameSize, gte(stock.qty, cartItems.qty)))
    .where(eq(cartItems.deviceId, deviceId))
    .groupBy(stock.showroomId)
  if (served.length === 0) return []
  const linesServed = new Map(served.map(({ id, lines }) => [id, lines]))
  const rows = await locatedShowrooms(db)
    .where(inArray(showrooms.id, [...linesServed.keys()]))
    .orderBy(asc(showrooms.name))
  const lines = ({ row }: LocatedShowroom) => linesServed.get(row.id) ?? 0
  return rows.toSorted((a, b) => lines(b) - lines(a)).map(toShowroomDto)
}

/** Showrooms that can serve at least one line of what a device buys, the most lines first. */
export const showroomsForBasket = (db: Database, { deviceId, buyNow }: Basket) =>
  buyNow
    ? showroomsWithStock(db, {
        productId: buyNow.product_detail_id,
        sizeCode: buyNow.size,
        qty: buyNow.qty,
      })
    : showroomsForCart(db, deviceId)

/** What each showroom has of each line of what a device buys; without those that have none of a line. */
async function stockOfLines(db: Database, { deviceId, buyNow }: Basket) {
  if (!buyNow)
    return db
      .select({ id: cartItems.id, showroomId: stock.showroomId, qty: stock.qty })
      .from(cartItems)
      .innerJoin(stock, sameSize)
      .where(eq(cartItems.deviceId, deviceId))
      .orderBy(asc(cartItems.id))
  const { product_detail_id: id, size } = buyNow
  const rows = await db
    .select({ showroomId: stock.showroomId, qty: stock.qty })
    .from(stock)
    .where(and(eq(stock.productId, id), eq(stock.sizeCode, size)))
  return rows.map((row) => ({ id, ...row }))
}

/** A showroom's stock for each line of what a device buys, by line id. */
export async function lineAvailability(db: Database, basket: Basket, showroomId: number) {
  const { deviceId, buyNow } = basket
  if (buyNow) {
    const { product_detail_id: id, size: sizeCode } = buyNow
    return [{ id, qty: await stockOf(db, { productId: id, sizeCode, showroomId }) }]
  }
  return db
    .select({ id: cartItems.id, qty: sql<number>`coalesce(${stock.qty}, 0)`.mapWith(Number) })
    .from(cartItems)
    .leftJoin(stock, and(sameSize, eq(stock.showroomId, showroomId)))
    .where(eq(cartItems.deviceId, deviceId))
    .orderBy(asc(cartItems.id))
}

/** The stock of several showrooms for each line of what a device buys. */
export async function availabilityByShowroom(
  db: Database,
  basket: Basket,
  showroomIds: readonly number[],
) {
  const lines = await stockOfLines(db, basket)
  return showroomIds.map((showroomId) => ({
    showroom_id: showroomId,
    cart_items_availability: lines
      .filter((line) => line.showroomId === showroomId)
      .map(({ id, qty }) => ({ id, qty })),
  }))
}

/** A showroom's row, or undefined when there is none. */
export async function findShowroom(db: Database, id: number): Promise<ShowroomRow | undefined> {
  const [row] = await db.select().from(showrooms).where(eq(showrooms.id, id))
  return row
}
