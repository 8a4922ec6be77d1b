import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { HttpError, invalidForStaff } from '@etalase/backend-kit/http/http-error.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { eq } from 'drizzle-orm'
import { countPayment, listPayments, type PaymentRow } from '#orders/payment-record.ts'

/** Why no money can have come too late for an order; null when it can. */
function refusalOf({ status, paidAt, paymentWay }: OrderRow): string | null {
  if (paymentWay !== null)
    return 'This order is paid in cash: its money is recorded with collected.'
  if (status === 'PENDING')
    return 'This order is still to be paid: the notification of the provider marks it as paid.'
  if (paidAt !== null) return 'The payment of this order is recorded already.'
  return null
}

/**
 * Whether a payment that is still to be settled is the money that came. Not one of another amount (null: the provider does not say), nor
 * one that the provider has sent back: those are other money.
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

/** Money that came after the end of an order. */
export interface LatePayment {
  paidAt: Date
  channel: string
  /** What came, where it is not the total. */
  amount?: Rupiah | undefined
  now: Date
}

/**
 * Records on a locked order that its money came after it had ended unpaid. The order stays as it is, and can be refunded; a notification
 * that is sent again is no alarm any more. The same payment again changes nothing. Throws ORDER_CLOSED (409), and INVALID_INPUT (422) for a time
 * before the order or in the future.
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
    throw invalidForStaff('paid_at is before the order was made, or in the future.')
  const said = await listPayments(tx, [order.trxRef])
  const unsettled = said.find((payment) => isTheirs(payment, paidAmount ?? order.grandTotal, said))
  if (unsettled) await countPayment(tx, unsettled)
  await tx
    .update(orders)
    .set({ paidAt, paidAmount, paymentChannel: channel, paidByHandAt: now })
    .where(eq(orders.id, order.id))
}
