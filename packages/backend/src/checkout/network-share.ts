import type { UnpaidOrderRules } from '@etalase/backend-kit/config.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { isOneOfJson } from '@etalase/backend-kit/db/json-rows.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { type Given, statement } from '@etalase/backend-kit/db/statement.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { holdsTooMany } from '@etalase/contract/rules/network-share.ts'
import { and, eq, gt, isNotNull, isNull, ne, or, sum } from 'drizzle-orm'
import type { ReservedLine } from '#checkout/reserve-lines.ts'

interface Taken {
  /** Network that the order comes from (hashNetwork). */
  clientNetwork: string
  showroomId: number
  /** Lines whose stock is already reserved. */
  lines: readonly ReservedLine[]
}

interface Pieces {
  productId: number
  sizeCode: string
  qty: number
}

const keyOf = ({ productId, sizeCode }: Omit<Pieces, 'qty'>) => `${productId} ${sizeCode}`

type Held = { clientNetwork: string; showroomId: number; productIds: readonly number[]; now: Date }

/**
 * Counts the pieces of products that a network's unpaid orders hold in a showroom: until due at the provider, until
 * sent for cash. Parcels in transit don't count, or days of them would leave nothing for others on a mobile network.
 */
const heldBy = statement('held_by_network', (db, given: Given<Held>) =>
  db
    .select({
      productId: orderLines.productId,
      sizeCode: orderLines.sizeCode,
      qty: sum(orderLines.qty).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.clientNetwork, given.clientNetwork),
        isNull(orders.paidAt),
        isNull(orders.releasedAt),
        or(
          and(isNull(orders.paymentWay), gt(orders.dueAt, given.now)),
          and(isNotNull(orders.paymentWay), ne(orders.status, 'SHIPPED')),
        ),
        eq(orders.showroomId, given.showroomId),
        isOneOfJson(orderLines.productId, given.productIds),
      ),
    )
    .groupBy(orderLines.productId, orderLines.sizeCode),
)

/**
 * Throws UNPAID_ORDERS (400) when one network's unpaid orders would hold more than half of a size in a showroom, and
 * more than `perAddress` pieces. Counts pieces, not orders: thousands of shoppers on a mobile network share an address,
 * and one attacker with many devices must not take the whole stock. The caller has locked the stock rows, so concurrent
 * orders count too.
 */
export async function limitNetwork(
  tx: Database,
  taken: Taken,
  { rules, now }: { rules: UnpaidOrderRules; now: Date },
): Promise<void> {
  const { lines, showroomId, clientNetwork } = taken
  const productIds = lines.map(({ product }) => product.id)
  const rows: Pieces[] = await heldBy(tx, { clientNetwork, showroomId, productIds, now })
  const held = new Map(rows.map((row) => [keyOf(row), row.qty]))
  for (const { item, product, left } of lines) {
    const { qty } = item
    const available = left + qty
    const share = { qty, held: held.get(keyOf(item)) ?? 0, available, atLeast: rules.perAddress }
    if (holdsTooMany(share))
      throw badRequest('UNPAID_ORDERS', messages().answers.checkout.manyUnpaid(product.name))
  }
}
