import type { MedusaContainer } from '@medusajs/framework/types'
import {
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  refundPaymentsWorkflow,
} from '@medusajs/medusa/core-flows'
import { orderClosed } from '../refusal'
import { placementsOf } from '../scope'
import type { Placed } from './find-placement'
import { areGoodsGone, fulfillmentsOf, type MedusaOrder, paymentsOf } from './medusa-order'
import { refreshStatus } from './refresh-status'
import type { Ending } from './status'

const sum = (amounts: readonly { amount: number | string }[]) =>
  amounts.reduce((total, { amount }) => total + Number(amount), 0)

/** Records a full refund. The money itself is returned at the provider. */
export async function refundPayments(scope: MedusaContainer, order: MedusaOrder): Promise<void> {
  const refunds = paymentsOf(order)
    .map(({ id, captures, refunds }) => ({
      payment_id: id,
      amount: sum(captures) - sum(refunds),
    }))
    .filter(({ amount }) => amount > 0)
  if (refunds.length > 0) await refundPaymentsWorkflow(scope).run({ input: refunds })
}

/**
 * Cancels an order whose goods are in the store, with its fulfilments: stock is released and payments are refunded. Writes the ending
 * first, since Medusa doesn't know why an order is cancelled, and this process may be killed in between. Throws ORDER_CLOSED (409) when
 * goods are gone: Medusa's admin hands over unpaid goods too.
 */
export async function cancelOrder(
  scope: MedusaContainer,
  { placement, order }: Placed,
  ending: Ending,
): Promise<void> {
  if (areGoodsGone(order)) throw orderClosed()
  await placementsOf(scope).updatePlacements({ id: placement.id, ending })
  for (const { id } of fulfillmentsOf(order)) {
    await cancelOrderFulfillmentWorkflow(scope).run({
      input: { order_id: order.id, fulfillment_id: id },
    })
  }
  await cancelOrderWorkflow(scope).run({ input: { order_id: order.id } })
  await refreshStatus(scope, order.id)
}
