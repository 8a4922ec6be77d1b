import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { orderLines, orders } from '#db/schema/orders.ts'
import { stock } from '#db/schema/stores.ts'
import { type Given, statement } from '#db/statement.ts'

/** The contract's maximum. */
const maxPieces = 1_000_000

export type StockKey = {
  productId: number
  sizeCode: string
  showroomId: number
}

const isStock = ({ productId, sizeCode, showroomId }: StockKey | Given<StockKey>) =>
  and(
    eq(stock.productId, productId),
    eq(stock.sizeCode, sizeCode),
    eq(stock.showroomId, showroomId),
  )

const takePieces = statement('reserve_stock', (db, given: Given<StockKey & { qty: number }>) =>
  db
    .update(stock)
    .set({ qty: sql`${stock.qty} - ${given.qty}` })
    .where(and(isStock(given), gte(stock.qty, given.qty)))
    .returning({ left: stock.qty }),
)

/** Takes pieces from a showroom's stock and returns the remainder; null, changing nothing, when it has too few. */
export async function reserveStock(
  db: Database,
  key: StockKey,
  qty: number,
): Promise<number | null> {
  const [taken] = await takePieces(db, { ...key, qty })
  return taken?.left ?? null
}

/** Shifts the imported stock level by a change that isn't a sale; otherwise the next import would subtract it. */
export const leftAfter = (change: SQL): SQL => sql`${stock.fileLeft} + ${change}`

/** Adds or removes pieces of a showroom's stock and returns the new quantity; null, changing nothing, if it would be out of range. */
export async function changeStock(
  db: Database,
  key: StockKey,
  delta: number,
): Promise<number | null> {
  const qty = sql`${stock.qty} + ${delta}`
  const fileLeft = leftAfter(sql`${delta}`)
  const [row] =
    delta < 0
      ? await db
          .update(stock)
          .set({ qty, fileLeft })
          .where(and(isStock(key), sql`${qty} >= 0`))
          .returning({ qty: stock.qty })
      : await db
          .insert(stock)
          .values({ ...key, qty: delta })
          .onConflictDoUpdate({
            target: [stock.productId, stock.sizeCode, stock.showroomId],
            set: { qty, fileLeft },
            setWhere: sql`${qty} <= ${maxPieces}`,
          })
          .returning({ qty: stock.qty })
  return row?.qty ?? null
}

const readStock = statement('stock', (db, given: Given<StockKey>) =>
  db.select({ qty: stock.qty }).from(stock).where(isStock(given)),
)

/** Returns the stock of a product's size in a showroom. */
export async function stockOf(db: Database, key: StockKey): Promise<number> {
  const [row] = await readStock(db, key)
  return row?.qty ?? 0
}

/**
 * Returns orders' pieces to their showrooms' stock in one statement. Locks the rows in the same order as checkouts, to avoid a deadlock.
 */
export async function releaseStock(db: Database, orderIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    with pieces as (
      select ${orderLines}.product_id, ${orderLines}.size_code, ${orders}.showroom_id, sum(${orderLines}.qty)::int as qty
      from ${orders}
      join ${orderLines} on ${orderLines}.order_id = ${orders}.id
      where ${inArray(orders.id, [...orderIds])}
      group by 1, 2, 3
    ), back as (
      select ${stock}.product_id, ${stock}.size_code, ${stock}.showroom_id, pieces.qty
      from ${stock}
      join pieces on ${stock}.showroom_id = pieces.showroom_id
        and ${stock}.product_id = pieces.product_id
        and ${stock}.size_code = pieces.size_code
      order by ${stock}.product_id, ${stock}.size_code collate "C", ${stock}.showroom_id
      for update of ${stock}
    )
    update ${stock} set qty = ${stock}.qty + back.qty
    from back
    where ${stock}.product_id = back.product_id and ${stock}.size_code = back.size_code
      and ${stock}.showroom_id = back.showroom_id`)
}
