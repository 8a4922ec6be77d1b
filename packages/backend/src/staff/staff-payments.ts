import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { channelName } from '@etalase/backend-kit/payment/channels.ts'
import { isPaymentProblem } from '@etalase/contract/rules/payment/settlement.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { StaffOrder } from '@etalase/contract/staff.ts'
import { listPayments, type PaymentRow, settlePayment } from '#orders/payment-record.ts'

/** Converts the payments and reversals of an order to the form for staff. */
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
 * Settles a payment of a locked order. Idempotent. Throws NOT_FOUND for a payment that the provider never reported, and
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
  if (known.length === 0)
    throw notFound(`The provider has not reported a payment ${payment.reference}.`)
  if (known.every(({ settledAt }) => settledAt === null))
    throw new HttpError(409, 'ORDER_CLOSED', 'This payment has nothing to settle.')
}
