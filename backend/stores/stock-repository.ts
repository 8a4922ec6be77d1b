import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orderLines, orders } from '#backend/db/schema/orders.ts'
import { stock } from '#backend/db/schema/stores.ts'

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

/** Takes pieces from a showroom's stock; false, and nothing changed, when it has too few. */
export async function reserveStock(db: Database, key: StockKey, qty: number): Promise<boolean> {
  const updated = await db
    .update(stock)
    .set({ qty: sql`${stock.qty} - ${qty}` })
    .where(and(isStock(key), sql`${stock.qty} >= ${qty}`))
    .returning({ qty: stock.qty })
  return updated.length > 0
}

/** Pieces of a product's size in a showroom. */
export async function stockOf(db: Database, key: StockKey): Promise<number> {
  const [row] = await db.select({ qty: stock.qty }).from(stock).where(isStock(key))
  return row?.qty ?? 0
}

/**
 * Returns the pieces of an order to the stock of its showroom. Locks the rows in the same order as
 * checkouts do, to avoid a deadlock.
 */
export async function releaseStock(db: Database, orderId: number): Promise<void> {
  await db.execute(sql`
    with back as (
      select ${stock}.product_id, ${stock}.size_code, ${stock}.showroom_id, ${orderLines}.qty
      from ${orders}
      join ${orderLines} on ${orderLines}.order_id = ${orders}.id
      join ${stock} on ${stock}.showroom_id = ${orders}.showroom_id
        and ${stock}.product_id = ${orderLines}.product_id
        and ${stock}.size_code = ${orderLines}.size_code
      where ${orders}.id = ${orderId}
      order by ${stock}.product_id, ${stock}.size_code collate "C"
      for update of ${stock}
    )
    update ${stock} set qty = ${stock}.qty + back.qty
    from back
    where ${stock}.product_id = back.product_id and ${stock}.size_code = back.size_code
      and ${stock}.showroom_id = back.showroom_id`)
}
