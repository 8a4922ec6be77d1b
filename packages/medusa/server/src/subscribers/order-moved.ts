import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from '../events'
import { bookMoney } from '../invoices/book-money'
import { withOrder } from '../orders/find-placement'
import { placementsOf, queryOf } from '../scope'

interface Moved {
  id?: string
  order_id?: string
}

/** Returns the order of a payment or a fulfilment. */
async function orderOf(scope: MedusaContainer, name: string, id: string) {
  const query = queryOf(scope)
  if (name.startsWith('order.')) return id
  if (name.startsWith('payment.')) {
    const fields = ['payment_collection.order.id']
    const { data } = await query.graph({ entity: 'payment', fields, filters: { id } })
    return data[0]?.payment_collection?.order?.id
  }
  const fields = ['order.id']
  const { data } = await query.graph({ entity: 'fulfillment', fields, filters: { id } })
  return data[0]?.order?.id
}

/**
 * Updates the row of an order after staff have changed it in the admin. Takes the order's lock, since our own cancellation begins as a
 * refund. Whoever takes the lock updates the row first; a partial refund changes nothing there. Ignores orders that the adapter did not
 * place.
 */
export default async function orderMoved({
  event: { name, data },
  container,
}: SubscriberArgs<Moved>): Promise<void> {
  const orderId = data.order_id ?? (await orderOf(container, name, data.id ?? ''))
  if (!orderId) return
  const [placement] = await placementsOf(container).listPlacements({ order_id: orderId })
  if (!placement) return
  const { trx_ref } = placement
  await withOrder(container, trx_ref, async (placed) => {
    await bookMoney(container, placed)
    // The row doesn't show a partial refund, which settles a return.
    const { status } = placed.placement
    if (name === 'payment.refunded')
      tellAdapter(container, { name: 'order.changed', trx_ref, status })
  })
}

export const config: SubscriberConfig = {
  event: [
    'order.canceled',
    'order-edit.confirmed',
    'order.completed',
    'order.fulfillment_created',
    'order.fulfillment_canceled',
    'shipment.created',
    'delivery.created',
    'payment.captured',
    'payment.refunded',
  ],
}
