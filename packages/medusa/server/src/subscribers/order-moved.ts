import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { bookMoney } from '../invoices/book-money'
import { withOrder } from '../orders/find-placement'
import { placementsOf, queryOf } from '../scope'

interface Moved {
  id?: string
  order_id?: string
}

/** The order of a payment or a fulfilment. */
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
 * What staff do in the admin is written down for the shop, after what we are doing with the same order: a cancellation is a
 * refund at first. Whoever gets at an order has its row brought up to date; a refund of a part is no change of that. Orders that the adapter did not place are left alone.
 */
export default async function orderMoved({
  event: { name, data },
  container,
}: SubscriberArgs<Moved>): Promise<void> {
  const orderId = data.order_id ?? (await orderOf(container, name, data.id ?? ''))
  if (!orderId) return
  const [placement] = await placementsOf(container).listPlacements({ order_id: orderId })
  if (!placement) return
  await withOrder(container, placement.trx_ref, (placed) => bookMoney(container, placed))
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
