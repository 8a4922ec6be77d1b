import { and, eq, gt, ne, notInArray, or, sql, sum } from 'drizzle-orm'
import { overOrderLimit } from '#backend/cart/out-of-stock.ts'
import type { CartLine } from '#backend/checkout/reserve-lines.ts'
import type { Database } from '#backend/db/connection.ts'
import { orderLines, orders } from '#backend/db/schema/orders.ts'
import { lockKey } from '#backend/db/sql-helpers.ts'
import type { OrderRow } from '#backend/orders/order-repository.ts'

type Orderer = Pick<OrderRow, 'deviceId' | 'customerId' | 'guestEmail'>

/** Who counts as one customer: an account, or an e-mail address; and a device, whatever it names. */
function namesOf({ deviceId, customerId, guestEmail }: Orderer) {
  const email = guestEmail?.toLowerCase() ?? ''
  const buyer =
    customerId === null
      ? { key: `limit email ${email}`, isTheirs: sql`lower(${orders.guestEmail}) = ${email}` }
      : { key: `limit account ${customerId}`, isTheirs: eq(orders.customerId, customerId) }
  const device = { key: `limit device ${deviceId}`, isTheirs: eq(orders.deviceId, deviceId) }
  return [buyer, device]
}

/** Pieces of a product in orders that stand: paid, or waiting for their payment. */
async function piecesInOrders(
  tx: Database,
  orderer: Orderer,
  { productId, now }: { productId: number; now: Date },
): Promise<number> {
  const stands = and(
    notInArray(orders.status, ['EXPIRED', 'CANCELLED', 'REFUNDED']),
    or(ne(orders.status, 'PENDING'), gt(orders.dueAt, now)),
  )
  const isTheirs = or(...namesOf(orderer).map((name) => name.isTheirs))
  const [row] = await tx
    .select({ qty: sum(orderLines.qty).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.productId, productId), stands, isTheirs))
  return row?.qty ?? 0
}

/**
 * Throws ORDER_LIMIT (400) when a customer would have more pieces of a product than its `max_per_order`, in this order and
 * those that stand together. Locks who orders, so that two orders at once count both.
 */
export async function checkOrderLimits(
  tx: Database,
  { lines, orderer, now }: { lines: readonly CartLine[]; orderer: Orderer; now: Date },
): Promise<void> {
  const limited = lines.filter(({ product }) => product.maxPerOrder !== null)
  if (limited.length === 0) return
  for (const { key } of namesOf(orderer).toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    await lockKey(tx, key)
  for (const [productId, ofProduct] of Map.groupBy(limited, ({ product }) => product.id)) {
    const [{ product } = { product: null }] = ofProduct
    const limit = product?.maxPerOrder ?? 0
    const pieces = ofProduct.reduce((total, { item }) => total + item.qty, 0)
    if (pieces + (await piecesInOrders(tx, orderer, { productId, now })) > limit)
      throw overOrderLimit(product?.name ?? '', limit)
  }
}
