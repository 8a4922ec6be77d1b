import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { showrooms, stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { invalidForStaff, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { enterStock } from '@etalase/backend-kit/stores/stock-entries.ts'
import {
  changeStock,
  leftAfter,
  type StockKey,
  stockOf,
} from '@etalase/backend-kit/stores/stock-repository.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import { fromWib } from '@etalase/contract/rules/time-zone.ts'
import { and, eq, sql } from 'drizzle-orm'
import { requireFuture } from '#staff/require-future.ts'

/** Throws NOT_FOUND for an unknown size or store. */
async function checkPlace(
  db: Database,
  { productId, sizeCode, showroomId }: StockKey,
): Promise<void> {
  const isSize = and(eq(productSizes.productId, productId), eq(productSizes.sizeCode, sizeCode))
  if ((await db.$count(productSizes, isSize)) === 0)
    throw notFound(`Product ${productId} has no size ${sizeCode}.`)
  if ((await db.$count(showrooms, eq(showrooms.id, showroomId))) === 0)
    throw notFound(`There is no store ${showroomId}.`)
}

/** Either the new number of pieces, or a change of it. */
interface StockInput {
  qty?: number | undefined
  delta?: number | undefined
}

/**
 * Sets or changes the pieces of a size in a store, and returns the result. Throws NOT_FOUND for an unknown size or
 * store, and INVALID_INPUT (422) for neither or both inputs, and for a result below zero.
 */
export function writeStock(
  db: Database,
  key: StockKey,
  { qty, delta }: StockInput,
): Promise<number> {
  return db.transaction(async (tx) => {
    await checkPlace(tx, key)
    await enterStock(tx, 'staff')
    if (delta !== undefined && qty === undefined) {
      const left = await changeStock(tx, key, delta)
      if (left !== null) return left
      throw invalidForStaff(
        `The store has ${await stockOf(tx, key)} pieces: delta would make the stock negative.`,
      )
    }
    if (qty === undefined || delta !== undefined) throw invalidForStaff('Send either qty or delta.')
    await tx
      .insert(stock)
      .values({ ...key, qty })
      .onConflictDoUpdate({
        target: [stock.productId, stock.sizeCode, stock.showroomId],
        set: { qty, fileLeft: leftAfter(sql`${qty} - ${stock.qty}`) },
      })
    return qty
  })
}

/** Sets how many pieces of a product one order and one customer can have; null for no limit. Throws NOT_FOUND. */
export async function setOrderLimit(
  db: Database,
  id: number,
  maxPerOrder: number | null,
): Promise<void> {
  const changed = await db
    .update(products)
    .set({ maxPerOrder })
    .where(eq(products.id, id))
    .returning({ id: products.id })
  if (changed.length === 0) throw notFound(`There is no product ${id}.`)
}

interface Prices {
  retail_price: Rupiah
  net_price: Rupiah
  direct_disc_percent: number
  direct_disc_nominal: Rupiah
  /** In WIB. */
  sale_ends_at?: string | null | undefined
}

/** Sets the price of a product and returns the price of one piece, in whole rupiah. Throws NOT_FOUND and INVALID_INPUT. */
export async function setPrice(
  db: Database,
  id: number,
  prices: Prices,
  now: Date,
): Promise<Rupiah> {
  if (prices.net_price > prices.retail_price)
    throw invalidForStaff('net_price is above retail_price.')
  const price = grandPrice({ ...prices, direct_discount: prices })
  if (prices.sale_ends_at && price === prices.net_price)
    throw invalidForStaff('sale_ends_at needs a discount.')
  if (prices.sale_ends_at) requireFuture('sale_ends_at', prices.sale_ends_at, now)
  const changed = await db
    .update(products)
    .set({
      retailPrice: prices.retail_price,
      netPrice: prices.net_price,
      discPercent: prices.direct_disc_percent,
      discNominal: prices.direct_disc_nominal,
      grandPrice: price,
      saleEndsAt: prices.sale_ends_at ? fromWib(prices.sale_ends_at) : null,
    })
    .where(eq(products.id, id))
    .returning({ id: products.id })
  if (changed.length === 0) throw notFound(`There is no product ${id}.`)
  return price
}
