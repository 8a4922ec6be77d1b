import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { HttpError, invalidForStaff } from '@etalase/backend-kit/http/http-error.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { eq } from 'drizzle-orm'
import { countPayment, listPayments, type PaymentRow } from '#orders/payment-record.ts'

/** Returns why an order can't have a late payment; null when it can. */
function refusalOf({ status, paidAt, paymentWay }: OrderRow): string | null {
  if (paymentWay !== null) return 'This order is paid in cash: record its money with collected.'
  if (status === 'PENDING')
    return 'This order is awaiting payment: the notification of the provider marks it as paid.'
  if (paidAt !== null) return 'The payment of this order is already recorded.'
  return null
}

/**
 * Returns whether an unsettled payment is the money received. Excludes another amount (null: the provider does not
 * report it) and a payment already reversed, which are separate money.
 */
const isTheirs = (payment: PaymentRow, came: Rupiah, said: readonly PaymentRow[]): boolean =>
  payment.outcome === 'paid' &&
  payment.result !== 'done' &&
  payment.settledAt === null &&
  (payment.amount === null || payment.amount === came) &&
  !said.some(
    ({ outcome, result, reference }) =>
      outcome === 'reversed' && result === 'done' && reference === payment.reference,
  )

/** A payment received after its order ended. */
export interface LatePayment {
  paidAt: Date
  channel: string
  /** The amount, if it differs from the total, in whole rupiah. */
  amount?: Rupiah | undefined
  now: Date
}

/**
 * Records a late payment of a locked order. The order keeps its status and can be refunded. A repeated notification
 * raises no alarm. Idempotent. Throws ORDER_CLOSED (409), and INVALID_INPUT (422) for a time before the order or in the
 * future.
 */
export async function recordLatePayment(
  tx: Database,
  order: OrderRow,
  { paidAt, channel, amount, now }: LatePayment,
): Promise<void> {
  const paidAmount = amount === undefined || amount === order.grandTotal ? null : amount
  if (order.paidAt?.getTime() === paidAt.getTime() && order.paidAmount === paidAmount) return
  const refusal = refusalOf(order)
  if (refusal !== null) throw new HttpError(409, 'ORDER_CLOSED', refusal)
  if (paidAt < order.placedAt || paidAt > now)
    throw invalidForStaff('paid_at is before the order, or in the future.')
  const said = await listPayments(tx, [order.trxRef])
  const unsettled = said.find((payment) => isTheirs(payment, paidAmount ?? order.grandTotal, said))
  if (unsettled) await countPayment(tx, unsettled)
  await tx
    .update(orders)
    .set({ paidAt, paidAmount, paymentChannel: channel, paidByHandAt: now })
    .where(eq(orders.id, order.id))
}
