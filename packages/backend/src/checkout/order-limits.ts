import { overOrderLimit } from '@etalase/backend-kit/cart/out-of-stock.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { and, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or, sql, sum } from 'drizzle-orm'
import type { CartLine } from '#checkout/reserve-lines.ts'

interface Orderer {
  deviceId: string
  /** The guest's or account's address. */
  email: string
  /** Network that the order comes from (hashNetwork). */
  clientNetwork: string
}

/**
 * Returns the identities that count as one customer: an e-mail address (guest and account) and a device. A guest's
 * unpaid cash order counts for its address only within its network: it stays open for days, and anyone can enter any
 * address.
 */
function namesOf(tx: Database, { deviceId, email, clientNetwork }: Orderer) {
  const address = emailKey(email)
  const account = tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, address))
  const isCertain = or(
    isNull(orders.paymentWay),
    isNotNull(orders.paidAt),
    eq(orders.clientNetwork, clientNetwork),
  )
  const isOfAddress = or(
    and(sql`lower(${orders.guestEmail}) = ${address}`, isCertain),
    inArray(orders.customerId, account),
  )
  return [
    { key: `limit email ${address}`, isTheirs: isOfAddress },
    { key: `limit device ${deviceId}`, isTheirs: eq(orders.deviceId, deviceId) },
  ]
}

/** Counts the pieces of a product in live orders: paid, or awaiting payment. */
async function piecesInOrders(
  tx: Database,
  orderer: Orderer,
  { productId, now }: { productId: number; now: Date },
): Promise<number> {
  const stands = and(
    notInArray(orders.status, ['EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED']),
    or(ne(orders.status, 'PENDING'), gt(orders.dueAt, now)),
  )
  const isTheirs = or(...namesOf(tx, orderer).map((name) => name.isTheirs))
  const [row] = await tx
    .select({ qty: sum(orderLines.qty).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.productId, productId), stands, isTheirs))
  return row?.qty ?? 0
}

/**
 * Throws ORDER_LIMIT (400) when a customer would exceed a product's `max_per_order`, counting this and their live
 * orders. Locks the customer's identities, so that concurrent orders count each other.
 */
export async function checkOrderLimits(
  tx: Database,
  { lines, orderer, now }: { lines: readonly CartLine[]; orderer: Orderer; now: Date },
): Promise<void> {
  const limited = lines.filter(({ product }) => product.maxPerOrder !== null)
  if (limited.length === 0) return
  for (const { key } of namesOf(tx, orderer).toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    await lockKey(tx, key)
  for (const [productId, ofProduct] of Map.groupBy(limited, ({ product }) => product.id)) {
    const [{ product } = { product: null }] = ofProduct
    const limit = product?.maxPerOrder ?? 0
    const pieces = ofProduct.reduce((total, { item }) => total + item.qty, 0)
    if (pieces + (await piecesInOrders(tx, orderer, { productId, now })) > limit)
      throw overOrderLimit(product?.name ?? '', limit)
  }
}
