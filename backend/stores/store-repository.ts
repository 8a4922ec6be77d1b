import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { cartItems } from '#backend/db/schema/cart.ts'
import { showroomRegions, showrooms, stock } from '#backend/db/schema/stores.ts'
import type { Showroom, ShowroomRegion } from '#lib/contract/store.ts'

type ShowroomRow = typeof showrooms.$inferSelect

const wireShowroom = (row: ShowroomRow): Showroom => ({
  id: row.id,
  showroom_name: row.name,
  showroom_region_id: row.regionId,
  phone: row.phone,
  address1: row.address1,
  address2: row.address2,
  address3: row.address3,
  maps_url: row.mapsUrl,
  is_hub: row.isHub,
})

/** Every showroom, by name. */
export async function listShowrooms(db: Database): Promise<Showroom[]> {
  return (await db.select().from(showrooms).orderBy(asc(showrooms.name))).map(wireShowroom)
}

/** Showrooms under their regions, in the shop's order; regions without any are left out. */
export async function groupByRegion(db: Database, among: Showroom[]): Promise<ShowroomRegion[]> {
  const regions = await db.select().from(showroomRegions).orderBy(asc(showroomRegions.position))
  return regions
    .map((region) => ({
      id: region.id,
      region_name: region.name,
      showrooms: among.filter((showroom) => showroom.showroom_region_id === region.id),
    }))
    .filter((region) => region.showrooms.length > 0)
}

/** Showrooms that have so many pieces of a product's size. */
export async function showroomsWithStock(
  db: Database,
  { productId, sizeCode, qty }: { productId: number; sizeCode: string; qty: number },
): Promise<Showroom[]> {
  const rows = await db
    .select({ showroom: showrooms })
    .from(stock)
    .innerJoin(showrooms, eq(showrooms.id, stock.showroomId))
    .where(and(eq(stock.productId, productId), eq(stock.sizeCode, sizeCode), gte(stock.qty, qty)))
    .orderBy(asc(showrooms.name))
  return rows.map((row) => wireShowroom(row.showroom))
}

const sameSize = and(
  eq(stock.productId, cartItems.productId),
  eq(stock.sizeCode, cartItems.sizeCode),
)

/** Showrooms that can serve at least one line of a device's cart, the most lines first. */
export async function showroomsForCart(db: Database, deviceId: string): Promise<Showroom[]> {
  const served = await db
    .select({ id: stock.showroomId, lines: sql<number>`count(*)`.mapWith(Number) })
    .from(cartItems)
    .innerJoin(stock, and(sameSize, gte(stock.qty, cartItems.qty)))
    .where(eq(cartItems.deviceId, deviceId))
    .groupBy(stock.showroomId)
  if (served.length === 0) return []
  const linesServed = new Map(served.map(({ id, lines }) => [id, lines]))
  const rows = await db
    .select()
    .from(showrooms)
    .where(inArray(showrooms.id, [...linesServed.keys()]))
    .orderBy(asc(showrooms.name))
  const lines = (row: ShowroomRow) => linesServed.get(row.id) ?? 0
  return rows.toSorted((a, b) => lines(b) - lines(a)).map(wireShowroom)
}

/** What a showroom has of each line of a device's cart, by the line's id. */
export function lineAvailability(db: Database, deviceId: string, showroomId: number) {
  return db
    .select({ id: cartItems.id, qty: sql<number>`coalesce(${stock.qty}, 0)`.mapWith(Number) })
    .from(cartItems)
    .leftJoin(stock, and(sameSize, eq(stock.showroomId, showroomId)))
    .where(eq(cartItems.deviceId, deviceId))
    .orderBy(asc(cartItems.id))
}

/** A showroom's row, or undefined when there is none. */
export async function findShowroom(db: Database, id: number): Promise<ShowroomRow | undefined> {
  const [row] = await db.select().from(showrooms).where(eq(showrooms.id, id))
  return row
}
