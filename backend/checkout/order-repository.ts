import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orderLines, orders } from '#backend/db/schema/orders.ts'
import { stock } from '#backend/db/schema/stores.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

/** The order behind a provider's bill number, or undefined. */
export async function findByTrxRef(db: Database, trxRef: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.trxRef, trxRef))
  return row
}

/** The order that a device already made with an idempotency key, or undefined. */
export async function findByKey(
  db: Database,
  deviceId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.deviceId, deviceId), eq(orders.idempotencyKey, key)))
  return row
}

/** The lines of an order. */
export function linesOf(db: Database, orderId: number): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
}

export interface StockKey {
  productId: number
  sizeCode: string
  showroomId: number
}

const isStock = ({ productId, sizeCode, showroomId }: StockKey) =>
  and(
    eq(stock.productId, productId),
    eq(stock.sizeCode, sizeCode),
    eq(stock.showroomId, showroomId),
  )

/** Takes pieces from a showroom when it has them all; false, and nothing taken, when it has not. */
export async function takeStock(db: Database, key: StockKey, qty: number): Promise<boolean> {
  const taken = await db
    .update(stock)
    .set({ qty: sql`${stock.qty} - ${qty}` })
    .where(and(isStock(key), sql`${stock.qty} >= ${qty}`))
    .returning({ qty: stock.qty })
  return taken.length > 0
}

/** Pieces of a product's size in a showroom. */
export async function stockOf(db: Database, key: StockKey): Promise<number> {
  const [row] = await db.select({ qty: stock.qty }).from(stock).where(isStock(key))
  return row?.qty ?? 0
}

type Ending = 'EXPIRED' | 'CANCELLED'

async function giveStockBack(db: Database, orderIds: number[]): Promise<void> {
  await db.execute(sql`
    update ${stock} set qty = ${stock}.qty + back.qty
    from (
      select ${orders.showroomId} as showroom_id, ${orderLines.productId} as product_id,
             ${orderLines.sizeCode} as size_code, sum(${orderLines.qty})::int as qty
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${inArray(orders.id, orderIds)}
      group by 1, 2, 3
    ) as back
    where ${stock}.showroom_id = back.showroom_id and ${stock}.product_id = back.product_id
      and ${stock}.size_code = back.size_code`)
}

/** Ends an order that is in one of the given states and gives its stock back; false when it is in another. */
export function endOrder(
  db: Database,
  orderId: number,
  { from, to }: { from: readonly OrderRow['status'][]; to: Ending },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(orders)
      .set({ status: to })
      .where(and(eq(orders.id, orderId), inArray(orders.status, [...from])))
      .returning({ id: orders.id })
    if (ended.length > 0) await giveStockBack(tx, [orderId])
    return ended.length > 0
  })
}

/** Expires every unpaid order past its due time and gives the stock back; the number of orders. */
export function expireOrders(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await tx
      .update(orders)
      .set({ status: 'EXPIRED' })
      .where(and(eq(orders.status, 'PENDING'), lt(orders.dueAt, now)))
      .returning({ id: orders.id })
    const ids = expired.map((order) => order.id)
    if (ids.length > 0) await giveStockBack(tx, ids)
    return ids.length
  })
}
