import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows'
import { Refusal } from '../refusal'
import { cancelOrder, refundPayments } from './close-order'
import { type Placed, withOrder } from './find-placement'
import { fulfillmentsOf, type MedusaOrder } from './medusa-order'
import { refreshStatus } from './refresh-status'
import type { Status } from './status'

export const stepInput = z.object({
  step: z.enum(['pack', 'ship', 'ready', 'complete', 'withdraw', 'cancel', 'refund']),
  /** The courier's number of the parcel; needed to ship. */
  receipt_number: z.string().min(1).nullish(),
})

type StepInput = z.output<typeof stepInput>
type Step = StepInput['step']

interface Move {
  from: readonly Status[]
  to: Status
  /** Only of orders of this shipping type. */
  of?: 'ONLINE_DELIVERY' | 'PICKUP_ON_STORE'
  run: (scope: MedusaContainer, placed: Placed, receipt: string | null) => Promise<void>
}

const piecesOf = ({ items }: MedusaOrder) =>
  items.map(({ id, quantity }) => ({ id, quantity: Number(quantity) }))

async function fulfil(scope: MedusaContainer, { placement, order }: Placed): Promise<void> {
  await createOrderFulfillmentWorkflow(scope).run({
    input: {
      order_id: order.id,
      items: piecesOf(order),
      location_id: placement.location_id,
    },
  })
}

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

/** Another number for a parcel that is on its way: the first was mistyped. */
async function correctReceipt(scope: MedusaContainer, { order }: Placed, receipt: string) {
  for (const { id } of fulfillmentsOf(order)) {
    await scope.resolve(Modules.FULFILLMENT).updateFulfillment(id, { labels: [labelOf(receipt)] })
  }
}

async function complete(scope: MedusaContainer, { order }: Placed): Promise<void> {
  for (const { id } of fulfillmentsOf(order)) {
    await markOrderFulfillmentAsDeliveredWorkflow(scope).run({
      input: { orderId: order.id, fulfillmentId: id },
    })
  }
}

const goodsHere: readonly Status[] = ['PAID', 'PROCESSING', 'READY_FOR_PICKUP']

/** Goods that have left the store do not come back by themselves: their stock is for the staff to set. */
async function refund(scope: MedusaContainer, placed: Placed): Promise<void> {
  const isHere = goodsHere.some((status) => status === placed.placement.status)
  if (isHere) await cancelOrder(scope, placed, 'REFUNDED')
  else await refundPayments(scope, placed.order)
}

const cancel = (scope: MedusaContainer, placed: Placed) => cancelOrder(scope, placed, 'CANCELLED')

const moves: Readonly<Record<Step, Move>> = {
  pack: { from: ['PAID'], to: 'PROCESSING', of: 'ONLINE_DELIVERY', run: fulfil },
  ship: { from: ['PROCESSING'], to: 'SHIPPED', of: 'ONLINE_DELIVERY', run: ship },
  ready: { from: ['PAID'], to: 'READY_FOR_PICKUP', of: 'PICKUP_ON_STORE', run: fulfil },
  complete: { from: ['SHIPPED', 'READY_FOR_PICKUP'], to: 'COMPLETED', run: complete },
  // The buyer's: who has paid meanwhile keeps the order.
  withdraw: { from: ['PENDING'], to: 'CANCELLED', run: cancel },
  cancel: { from: ['PENDING', ...goodsHere], to: 'CANCELLED', run: cancel },
  refund: { from: [...goodsHere, 'SHIPPED', 'COMPLETED'], to: 'REFUNDED', run: refund },
}

async function move(scope: MedusaContainer, placed: Placed, input: StepInput): Promise<void> {
  const { placement, order } = placed
  const { from, to, of, run } = moves[input.step]
  const receipt = input.receipt_number ?? null
  if (placement.status === to) {
    if (input.step === 'ship' && receipt) await correctReceipt(scope, placed, receipt)
    return
  }
  const isAllowed = from.some((status) => status === placement.status)
  if (!isAllowed || (of !== undefined && of !== placement.shipping_type)) {
    throw new Refusal('ORDER_CLOSED', { status: 409 })
  }
  await run(scope, placed, receipt)
  await refreshStatus(scope, order.id)
}

/**
 * Does one step of store or courier with an order, by Medusa's own workflows. A repeated step changes nothing, but for a
 * corrected receipt number. Throws ORDER_CLOSED (409) when the order's status does not allow it.
 */
export const moveOrder = (scope: MedusaContainer, trxRef: string, input: StepInput) =>
  withOrder(scope, trxRef, (placed) => move(scope, placed, input))
