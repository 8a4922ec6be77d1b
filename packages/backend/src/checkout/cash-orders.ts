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

/** Device, account, network and destination of an order to pay in cash. */
export type CashOrderer = Pick<OrderRow, 'deviceId' | 'customerId'> & FromNetwork

/** The keys by which orders are counted. Device and account count alone, because only their owner has them. */
const countedBy: readonly ((order: CashOrderer) => string | number | null | undefined)[] = [
  ({ deviceId }) => deviceId,
  ({ customerId }) => customerId,
  ...countedByNetwork,
]

/** Returns the lock key of orders counted together by network, besides device and account. */
export const cashLock = ({ clientNetwork }: Pick<CashOrderer, 'clientNetwork'>) =>
  `cash ${clientNetwork}`

/** Selects the unpaid cash orders of the same device, account or network. */
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

/** Returns whether a shopper has reached the limit of open cash orders. */
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
  /** Order total without the fee, in whole rupiah. */
  total: Rupiah
  takesCash: boolean
}

/**
 * Returns the payment way that an order asks for. Throws PAYMENT_WAY (400) when it is not offered for this order, and
 * CASH_ORDERS (400) when the shopper has too many unpaid cash orders.
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

/** Lists the payment ways that the checkout offers a shopper. */
export async function waysFor(db: Database, orderer: CashOrderer, rules: CashRules) {
  if (rules.ways.length === 0) return []
  return toWayDtos(rules, await hasTooManyOpen(db, orderer, rules))
}
