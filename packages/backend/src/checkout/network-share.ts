import type { UnpaidOrderRules } from '@etalase/backend-kit/config.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { holdsTooMany } from '@etalase/contract/rules/network-share.ts'
import { and, eq, gt, inArray, sum } from 'drizzle-orm'
import type { CartLine } from '#checkout/reserve-lines.ts'

interface Taken {
  /** The network that the order comes from (hashNetwork). */
  clientNetwork: string
  showroomId: number
  /** The lines whose stock is taken already. */
  lines: readonly CartLine[]
}

interface Pieces {
  productId: number
  sizeCode: string
  qty: number
}

const keyOf = ({ productId, sizeCode }: Omit<Pieces, 'qty'>) => `${productId} ${sizeCode}`

const byKey = (rows: readonly Pieces[]) => new Map(rows.map((row) => [keyOf(row), row.qty]))

/** The pieces that unpaid orders of a network hold in a showroom. */
const heldBy = (tx: Database, { clientNetwork, showroomId }: Taken, now: Date) =>
  tx
    .select({
      productId: orderLines.productId,
      sizeCode: orderLines.sizeCode,
      qty: sum(orderLines.qty).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.clientNetwork, clientNetwork),
        eq(orders.status, 'PENDING'),
        gt(orders.dueAt, now),
        eq(orders.showroomId, showroomId),
      ),
    )
    .groupBy(orderLines.productId, orderLines.sizeCode)

/**
 * Throws UNPAID_ORDERS (400) when unpaid orders of one network would hold more than half of a size in a showroom, and more
 * than `perAddress` pieces. Orders are not counted: thousands of shoppers of a mobile network share an address, and one
 * stranger with many devices must not take what all others could buy. The rows of the stock are locked by who took it, so
 * orders at once are counted too.
 */
export async function limitNetwork(
  tx: Database,
  taken: Taken,
  { rules, now }: { rules: UnpaidOrderRules; now: Date },
): Promise<void> {
  const { lines, showroomId } = taken
  const productIds = lines.map(({ product }) => product.id)
  const left = byKey(
    await tx
      .select({ productId: stock.productId, sizeCode: stock.sizeCode, qty: stock.qty })
      .from(stock)
      .where(and(eq(stock.showroomId, showroomId), inArray(stock.productId, productIds))),
  )
  const held = byKey(await heldBy(tx, taken, now))
  for (const { item, product } of lines) {
    const { qty } = item
    const available = (left.get(keyOf(item)) ?? 0) + qty
    const share = { qty, held: held.get(keyOf(item)) ?? 0, available, atLeast: rules.perAddress }
    if (holdsTooMany(share))
      throw badRequest('UNPAID_ORDERS', messages().answers.checkout.manyUnpaid(product.name))
  }
}
