import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { placementsOf } from '../scope'
import { moneyOf } from './amounts'
import { cancelOrder } from './close-order'
import { type Placed, withOrder } from './find-placement'
import { refreshStatus } from './refresh-status'
import { payableAmounts, settlePayment } from './settle-payment'
import { isClosed } from './status'

export const paymentInput = z.object({
  outcome: z.enum(['paid', 'waiting', 'expired', 'reversed']),
  channel: z.string().nullish(),
  number: z.string().nullish(),
  /** Text of a QR code to pay by. */
  qr: z.string().nullish(),
  reference: z.string().nullish(),
  /** Whole rupiah, if the provider states it. */
  amount: z.number().nullish(),
})

type PaymentInput = z.output<typeof paymentInput>

/**
 * `too-late`: the order's status no longer allows it; `wrong-amount`: it differs from the order's cost; `paid-again`: a second payment of a
 * paid order, or the reversal of one of several.
 */
export type PaymentResult = 'done' | 'too-late' | 'wrong-amount' | 'paid-again'

type Effect = (
  scope: MedusaContainer,
  placed: Placed,
  input: PaymentInput,
) => Promise<PaymentResult>

const keep = (scope: MedusaContainer, { placement }: Placed, input: PaymentInput) =>
  placementsOf(scope).updatePlacements({
    id: placement.id,
    payment_channel: input.channel ?? placement.payment_channel,
    payment_number: input.number ?? placement.payment_number,
    payment_reference: input.reference ?? placement.payment_reference,
  })

/** Whether a payment matches none of these amounts, in whole rupiah. A payment without an amount counts as the bill. */
const isOtherAmount = ({ amount }: PaymentInput, amounts: readonly number[]) =>
  typeof amount === 'number' && !amounts.includes(amount)

const otherPaymentsOf = ({ placement }: Placed) => {
  const known: unknown = placement.details.other_payments
  return Array.isArray(known) ? known.map(String) : []
}

const keepOthers = (scope: MedusaContainer, { placement }: Placed, others: readonly string[]) =>
  placementsOf(scope).updatePlacements({
    id: placement.id,
    details: { ...placement.details, other_payments: others },
  })

/** Ignores a repeated payment. Records another one, and reports it once. */
async function payAgain(
  scope: MedusaContainer,
  placed: Placed,
  { reference }: PaymentInput,
): Promise<PaymentResult> {
  const others = otherPaymentsOf(placed)
  const isKnown = reference === placed.placement.payment_reference
  if (!reference || isKnown || others.includes(reference)) return 'done'
  await keepOthers(scope, placed, [...others, reference])
  return 'paid-again'
}

const markPaid: Effect = async (scope, placed, input) => {
  const { placement, order } = placed
  if (placement.paid_at !== null) return payAgain(scope, placed, input)
  const amounts = payableAmounts(order)
  if (isOtherAmount(input, amounts)) return 'wrong-amount'
  if (placement.status !== 'PENDING') return 'too-late'
  await keep(scope, placed, input)
  await settlePayment(scope, placed, input.amount ?? amounts[0] ?? 0)
  await refreshStatus(scope, order.id)
  return 'done'
}

/** Replaces the payment instructions. */
const markWaiting: Effect = async (scope, { placement }, input) => {
  if (placement.status !== 'PENDING') return 'done'
  await placementsOf(scope).updatePlacements({
    id: placement.id,
    payment_channel: input.channel ?? placement.payment_channel,
    payment_number: input.number ?? null,
    details: { ...placement.details, payment_qr: input.qr ?? null },
  })
  return 'done'
}

const expire: Effect = async (scope, placed) => {
  if (placed.placement.status === 'PENDING') await cancelOrder(scope, placed, 'EXPIRED')
  return 'done'
}

/** Cancels an order whose payment was reversed in full, unless it is shipped or is a cash order. */
const reverse: Effect = async (scope, placed, input) => {
  const { status, payment_reference, payment_way } = placed.placement
  const others = otherPaymentsOf(placed)
  if (input.reference && others.includes(input.reference)) {
    await keepOthers(
      scope,
      placed,
      others.filter((other) => other !== input.reference),
    )
    return 'done'
  }
  if (payment_way) return 'done'
  if (others.length > 0 && input.reference !== payment_reference) return 'paid-again'
  if (isOtherAmount(input, [moneyOf(placed.order).captured, ...payableAmounts(placed.order)]))
    return 'wrong-amount'
  if (isClosed(status)) return 'done'
  if (status === 'SHIPPED' || status === 'COMPLETED') return 'too-late'
  await cancelOrder(scope, placed, 'CANCELLED')
  return 'done'
}

const effects = { paid: markPaid, waiting: markWaiting, expired: expire, reversed: reverse }

/** Applies a verified notification of the payment provider. Idempotent. */
export const payOrder = (
  scope: MedusaContainer,
  trxRef: string,
  input: PaymentInput,
): Promise<PaymentResult> =>
  withOrder(scope, trxRef, (placed) => effects[input.outcome](scope, placed, input))
