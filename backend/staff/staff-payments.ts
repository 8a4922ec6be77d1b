import type { Database } from '#backend/db/connection.ts'
import { HttpError, notFound } from '#backend/http/http-error.ts'
import { listPayments, type PaymentRow, settlePayment } from '#backend/orders/payment-record.ts'
import { channelName } from '#backend/payment/channels.ts'
import type { StaffOrder } from '#lib/contract/staff.ts'
import { isPaymentProblem } from '#lib/rules/payment/settlement.ts'
import { toWib } from '#lib/rules/time-zone.ts'

/** The payments and reversals of an order, as staff see them. */
export const toPaymentDtos = (rows: readonly PaymentRow[]): StaffOrder['payments'] =>
  rows.flatMap(({ outcome, reference, channel, amount, result, receivedAt, settledAt }) =>
    outcome === 'paid' || outcome === 'reversed'
      ? {
          reference,
          payment_channel: channelName(channel),
          outcome,
          amount,
          received_at: toWib(receivedAt),
          problem: isPaymentProblem(result) ? result : null,
          settled_at: settledAt && toWib(settledAt),
        }
      : [],
  )

/**
 * Settles the money of a payment of a locked order. A settled one stays as it is. Throws NOT_FOUND when the provider told of none, and
 * ORDER_CLOSED (409) when it counts for the order.
 */
export async function settleByHand(
  tx: Database,
  payment: Pick<PaymentRow, 'billNo' | 'reference'>,
  now: Date,
): Promise<void> {
  if (await settlePayment(tx, payment, now)) return
  const known = (await listPayments(tx, [payment.billNo])).filter(
    ({ reference }) => reference === payment.reference,
  )
  if (known.length === 0) throw notFound(`The provider told of no payment ${payment.reference}.`)
  if (known.every(({ settledAt }) => settledAt === null))
    throw new HttpError(409, 'ORDER_CLOSED', 'Nothing of this payment is to be settled.')
}
