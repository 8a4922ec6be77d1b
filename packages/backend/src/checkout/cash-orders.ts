import type { CashRules, CashWay } from '@etalase/backend-kit/cash/cash-settings.ts'
import { countedByNetwork, type FromNetwork } from '@etalase/backend-kit/cash/counted-by.ts'
import { toWayDtos } from '@etalase/backend-kit/cash/way-dtos.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { ShippingType } from '@etalase/contract/rules/constants.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { wayOf, wayProblem } from '@etalase/contract/rules/payment/ways.ts'
import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'

/** Whose order it is, where it comes from, and where its parcel goes. */
export type CashOrderer = Pick<OrderRow, 'deviceId' | 'customerId'> & FromNetwork

/** What the orders of somebody are counted by. Only what they alone have counts by itself: their device and account. */
const countedBy: readonly ((order: CashOrderer) => string | number | null | undefined)[] = [
  ({ deviceId }) => deviceId,
  ({ customerId }) => customerId,
  ...countedByNetwork,
]

/** The lock of those whose orders are counted together, besides that of the device and account. */
export const cashLock = ({ clientNetwork }: Pick<CashOrderer, 'clientNetwork'>) =>
  `cash ${clientNetwork}`

/** The orders that are still to be paid in cash, of the same device, account or network. */
const openOrders = (db: Database, { deviceId, customerId, clientNetwork }: CashOrderer) =>
  db
    .select({
      deviceId: orders.deviceId,
      customerId: orders.customerId,
      guestEmail: orders.guestEmail,
      clientNetwork: orders.clientNetwork,
      street: orders.street,
      subdistrictId: orders.subdistrictId,
      status: orders.status,
    })
    .from(orders)
    .where(
      and(
        isNotNull(orders.paymentWay),
        isNull(orders.paidAt),
        isNull(orders.releasedAt),
        or(
          eq(orders.deviceId, deviceId),
          customerId === null ? undefined : eq(orders.customerId, customerId),
          clientNetwork === null ? undefined : eq(orders.clientNetwork, clientNetwork),
        ),
      ),
    )

/** Whether somebody has as many orders to pay in cash as they may have at a time. */
async function hasTooManyOpen(
  db: Database,
  orderer: CashOrderer,
  { openOrders: most }: Pick<CashRules, 'openOrders'>,
): Promise<boolean> {
  const open = (await openOrders(db, orderer)).filter(({ status }) => !isClosed(status))
  return countedBy.some((keyOf) => {
    const key = keyOf(orderer)
    return key ? open.filter((order) => keyOf(order) === key).length >= most : false
  })
}

interface Wanted {
  orderer: CashOrderer
  shippingType: ShippingType
  /** What the order costs without the fee, in whole rupiah. */
  total: Rupiah
  takesCash: boolean
}

/**
 * The way to pay that an order wants. Throws PAYMENT_WAY (400) for one that is not offered for it, and CASH_ORDERS (400) when too many
 * orders of who orders are still to be paid in cash.
 */
export async function requireWay(
  tx: Database,
  wanted: string,
  { orderer, shippingType, ...order }: Wanted,
  rules: CashRules,
): Promise<CashWay> {
  const { wayGone, openCash } = messages().answers.checkout
  const offered = rules.ways.find(({ way }) => way === wanted && way === wayOf[shippingType])
  if (!offered || wayProblem({ ...offered, ...order }) !== null)
    throw badRequest('PAYMENT_WAY', wayGone)
  if (await hasTooManyOpen(tx, orderer, rules))
    throw badRequest('CASH_ORDERS', openCash(rules.openOrders))
  return offered
}

/** The ways to pay as the checkout offers them to somebody. */
export async function waysFor(db: Database, orderer: CashOrderer, rules: CashRules) {
  if (rules.ways.length === 0) return []
  return toWayDtos(rules, await hasTooManyOpen(db, orderer, rules))
}
