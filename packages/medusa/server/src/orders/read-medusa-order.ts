import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../read-rows'
import { databaseOf } from '../scope'
import { type LineChange, lineChanges } from './line-changes'
import type { MedusaItem, MedusaOrder } from './medusa-order'

const fields = [
  'id',
  'display_id',
  'version',
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
  'items.detail.*',
  'items.adjustments.*',
  'items.tax_lines.rate',
  'items.variant.metadata',
  'items.variant.options.value',
  'items.variant.options.option.title',
  'shipping_methods.amount',
  'shipping_methods.detail.*',
  'shipping_methods.adjustments.*',
  'shipping_methods.tax_lines.rate',
  'shipping_address.*',
  'payment_collections.payments.id',
  'payment_collections.payments.amount',
  'payment_collections.payments.created_at',
  'payment_collections.payments.canceled_at',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.refunds.amount',
  'payment_collections.payments.refunds.created_at',
  'fulfillments.id',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'fulfillments.canceled_at',
  'fulfillments.labels.id',
  'fulfillments.labels.tracking_number',
  'returns.id',
  'returns.status',
  'returns.exchange_id',
  'returns.claim_id',
]

/** An order as Medusa returns it. In its first version, all items were bought. */
interface ReadOrder extends Omit<MedusaOrder, 'items'> {
  version: number
  items: Omit<MedusaItem, keyof LineChange>[]
}

const unchanged: LineChange = { kind: 'BOUGHT', exchanged: 0 }

/** Loads orders of Medusa, with their payments and fulfilments. */
export async function readMedusaOrders(scope: MedusaContainer, ids: readonly string[]) {
  if (ids.length === 0) return []
  const filters = { id: [...ids] }
  const { rows } = await readRows<ReadOrder>(scope, { entity: 'order', fields, filters })
  const changed = rows.filter(({ version }) => version > 1)
  const changes = await lineChanges(
    databaseOf(scope),
    changed.map(({ id }) => id),
  )
  return rows.map(
    (order): MedusaOrder => ({
      ...order,
      items: order.items.map((item) => ({ ...item, ...(changes.get(item.id) ?? unchanged) })),
    }),
  )
}

/** Loads one order. Throws when it doesn't exist. */
export async function readMedusaOrder(scope: MedusaContainer, id: string): Promise<MedusaOrder> {
  const [order] = await readMedusaOrders(scope, [id])
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}
