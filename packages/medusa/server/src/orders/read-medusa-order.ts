import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../read-rows'
import type { MedusaOrder } from './medusa-order'

const fields = [
  'id',
  'display_id',
  'status',
  'canceled_at',
  'customer_id',
  'email',
  'item_subtotal',
  'items.id',
  'items.title',
  'items.product_title',
  'items.product_id',
  'items.variant_id',
  'items.variant_title',
  'items.variant_option_values',
  'items.unit_price',
  'items.compare_at_unit_price',
  'items.quantity',
  'items.variant.metadata',
  'items.variant.options.value',
  'items.variant.options.option.title',
  'shipping_methods.amount',
  'shipping_address.*',
  'payment_collections.payments.id',
  'payment_collections.payments.amount',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.refunds.amount',
  'fulfillments.id',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'fulfillments.canceled_at',
  'fulfillments.labels.id',
  'fulfillments.labels.tracking_number',
  'returns.id',
  'returns.status',
]

/** Orders as Medusa has them, with their payments and fulfilments. */
export async function readMedusaOrders(scope: MedusaContainer, ids: readonly string[]) {
  if (ids.length === 0) return []
  const filters = { id: [...ids] }
  const { rows } = await readRows<MedusaOrder>(scope, { entity: 'order', fields, filters })
  return rows
}

/** One order. Throws when there is none. */
export async function readMedusaOrder(scope: MedusaContainer, id: string): Promise<MedusaOrder> {
  const [order] = await readMedusaOrders(scope, [id])
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}
