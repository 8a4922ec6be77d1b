import type { LineAvailability } from '@etalase/contract/rules/availability.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Basket } from '#cart/basket.ts'
import { isSize, type Size } from '#cart/sized-product.ts'
import type { Database } from '#db/connection.ts'
import { cartItems } from '#db/schema/cart.ts'
import { productSizes } from '#db/schema/catalogue.ts'
import { stock } from '#db/schema/stores.ts'
import { type Given, statement } from '#db/statement.ts'
import { stockOf } from '#stores/stock-repository.ts'
import { showroomsOf } from '#stores/store-repository.ts'

/** A purchased line and a showroom that has its size; null fields if no showroom has it. */
interface LineStock {
  id: number
  /** Pieces wanted. */
  wanted: number
  showroomId: number | null
  /** The showroom's stock. */
  qty: number | null
}

const sameSize = and(
  eq(stock.productId, cartItems.productId),
  eq(stock.sizeCode, cartItems.sizeCode),
)

const stockOfCart = statement('stock_of_cart', (db, given: Given<{ deviceId: string }>) =>
  db
    .select({
      id: cartItems.id,
      wanted: cartItems.qty,
      showroomId: stock.showroomId,
      qty: stock.qty,
    })
    .from(cartItems)
    .leftJoin(stock, sameSize)
    .where(eq(cartItems.deviceId, given.deviceId))
    .orderBy(asc(cartItems.id)),
)

const stockOfSize = statement('stock_of_size', (db, given: Given<Size>) =>
  db
    .select({ showroomId: stock.showroomId, qty: stock.qty })
    .from(productSizes)
    .leftJoin(
      stock,
      and(eq(stock.productId, productSizes.productId), eq(stock.sizeCode, productSizes.sizeCode)),
    )
    .where(isSize(given)),
)

/** Loads each showroom's stock for a basket's lines, by line id; empty for an empty basket or an unknown product. */
async function stockOfBasket(db: Database, { deviceId, buyNow }: Basket): Promise<LineStock[]> {
  if (!buyNow) return stockOfCart(db, { deviceId })
  const { product_detail_id: id, size: sizeCode, qty: wanted } = buyNow
  const rows = await stockOfSize(db, { productId: id, sizeCode })
  return rows.map((row) => ({ id, wanted, ...row }))
}

const stockInShowroom = statement(
  'stock_in_showroom',
  (db, given: Given<{ deviceId: string; showroomId: number }>) =>
    db
      .select({ id: cartItems.id, qty: stock.qty })
      .from(cartItems)
      .leftJoin(stock, and(sameSize, eq(stock.showroomId, given.showroomId)))
      .where(eq(cartItems.deviceId, given.deviceId))
      .orderBy(asc(cartItems.id)),
)

/** Returns a showroom's stock for each line of a basket, by line id. */
export async function lineAvailability(
  db: Database,
  { deviceId, buyNow }: Basket,
  showroomId: number,
): Promise<LineAvailability[]> {
  if (buyNow) {
    const { product_detail_id: id, size: sizeCode } = buyNow
    return [{ id, qty: await stockOf(db, { productId: id, sizeCode, showroomId }) }]
  }
  const rows = await stockInShowroom(db, { deviceId, showroomId })
  return rows.map(({ id, qty }) => ({ id, qty: qty ?? 0 }))
}

/** Showrooms that can serve at least one line of a basket. */
export interface Serving {
  /** Most servable lines first, then by name. */
  showrooms: Showroom[]
  /** Returns a showroom's stock per line, omitting lines it doesn't stock. */
  stockIn: (showroomId: number) => LineAvailability[]
}

/** Finds the showrooms for a basket; null for an empty basket or an unknown product. */
export async function showroomsServing(db: Database, basket: Basket): Promise<Serving | null> {
  const rows = await stockOfBasket(db, basket)
  if (rows.length === 0) return null
  const stocked = rows.flatMap(({ id, wanted, showroomId, qty }) =>
    showroomId === null || qty === null ? [] : [{ id, wanted, showroomId, qty }],
  )
  const byShowroom = Map.groupBy(stocked, ({ showroomId }) => showroomId)
  const served = (id: number) =>
    byShowroom.get(id)?.filter(({ wanted, qty }) => qty >= wanted).length ?? 0
  const ids = [...byShowroom.keys()].filter((id) => served(id) > 0)
  const byName = await showroomsOf(db, ids)
  return {
    showrooms: byName.toSorted((a, b) => served(b.id) - served(a.id)),
    stockIn: (showroomId) => (byShowroom.get(showroomId) ?? []).map(({ id, qty }) => ({ id, qty })),
  }
}
