import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'
import { createOrderShipmentWorkflow } from '@medusajs/medusa/core-flows'
import { orderClosed, Refusal } from '../refusal'
import { collect, collected, refuse, takeBack } from './cash-steps'
import { cancelOrder, refundPayments } from './close-order'
import { canCollect } from './collectable'
import { type Placed, withOrder } from './find-placement'
import { deliver, fulfil } from './fulfil'
import { fulfillmentsOf, piecesOf } from './medusa-order'
import { refreshStatus } from './refresh-status'
import { goodsHere, isAllowed, type Step, stepNames, steps } from './steps'

export const stepInput = z.object({
  step: z.enum(stepNames),
  /** The courier's receipt number; required to ship. */
  receipt_number: z.string().min(1).nullish(),
  /** The amount to collect that staff have seen, in whole rupiah. */
  amount: z.number().nullish(),
})

type StepInput = z.output<typeof stepInput>

type Run = (scope: MedusaContainer, placed: Placed, receipt: string | null) => Promise<void>

const labelOf = (tracking_number: string) => ({ tracking_number, tracking_url: '', label_url: '' })

async function ship(scope: MedusaContainer, { order }: Placed, receipt: string | null) {
  if (receipt === null) throw new Refusal('receipt_number: is missing')
  for (const { id } of fulfillmentsOf(order)) {
    await createOrderShipmentWorkflow(scope).run({
      input: {
        order_id: order.id,
        fulfillment_id: id,
        items: piecesOf(order),
        labels: [labelOf(receipt)],
      },
    })
  }
}

/** Corrects a mistyped receipt number of a shipped parcel. */
async function correctReceipt(scope: MedusaContainer, { order }: Placed, receipt: string) {
  for (const { id } of fulfillmentsOf(order)) {
    await scope.resolve(Modules.FULFILLMENT).updateFulfillment(id, { labels: [labelOf(receipt)] })
  }
}

/** Refunds an order. Goods that have left the store aren't restocked; staff do that. */
async function refund(scope: MedusaContainer, placed: Placed): Promise<void> {
  const isHere = goodsHere.some((status) => status === placed.placement.status)
  if (isHere) await cancelOrder(scope, placed, 'REFUNDED')
  else await refundPayments(scope, placed.order)
}

const cancel = (scope: MedusaContainer, placed: Placed) => cancelOrder(scope, placed, 'CANCELLED')

const giveUp = (scope: MedusaContainer, placed: Placed) =>
  cancelOrder(scope, placed, 'NOT_COLLECTED')

const runs: Readonly<Record<Exclude<Step, 'collect'>, Run>> = {
  pack: fulfil,
  ship,
  ready: fulfil,
  complete: deliver,
  withdraw: cancel,
  cancel,
  refund,
  refuse,
  'not-collected': giveUp,
}

/** Collects cash, of which staff have seen `amount`. Throws COLLECTED and ORDER_CLOSED (409). */
async function takeCash(scope: MedusaContainer, placed: Placed, amount?: number | null) {
  const { placement, order } = placed
  // Refused rather than idempotent: someone may stand at the till with money.
  if (placement.payment_way && placement.paid_at) throw collected(placement)
  await takeBack(scope, placed)
  if (!canCollect(placement, order, amount)) throw orderClosed()
  await collect(scope, placed)
}

async function move(scope: MedusaContainer, placed: Placed, input: StepInput): Promise<void> {
  const { placement, order } = placed
  const { step } = input
  const receipt = input.receipt_number ?? null
  if (step === 'collect') await takeCash(scope, placed, input.amount)
  else if (placement.status === steps[step].to) {
    if (step === 'ship' && receipt) await correctReceipt(scope, placed, receipt)
    return
  } else if (isAllowed(placement, step)) await runs[step](scope, placed, receipt)
  else throw orderClosed()
  await refreshStatus(scope, order.id)
}

/**
 * Does a step with an order, by Medusa's own workflows. Idempotent, except for a corrected receipt number, and for cash, which is refused
 * the second time (COLLECTED, 409). Throws ORDER_CLOSED (409) when the order's state doesn't allow it.
 */
export const moveOrder = (scope: MedusaContainer, trxRef: string, input: StepInput) =>
  withOrder(scope, trxRef, (placed) => move(scope, placed, input))
