import type { MedusaContainer } from '@medusajs/framework/types'
import { queryOf } from '../scope'

const fields = [
  'id',
  'display_id',
  'status',
  'canceled_at',
  'total',
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
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.refunds.amount',
  'fulfillments.id',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'fulfillments.canceled_at',
  'fulfillments.labels.id',
  'fulfillments.labels.tracking_number',
]

/** Orders as Medusa has them, with their payments and fulfilments. */
export async function readMedusaOrders(scope: MedusaContainer, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { data } = await queryOf(scope).graph({
    entity: 'order',
    fields,
    filters: { id: [...ids] },
  })
  return data
}

export type MedusaOrder = Awaited<ReturnType<typeof readMedusaOrders>>[number]

/** One order. Throws when there is none. */
export async function readMedusaOrder(scope: MedusaContainer, id: string): Promise<MedusaOrder> {
  const [order] = await readMedusaOrders(scope, [id])
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

export const paymentsOf = ({ payment_collections }: MedusaOrder) =>
  (payment_collections ?? []).flatMap((collection) =>
    (collection?.payments ?? []).flatMap((payment) => payment ?? []),
  )

/** The fulfilments that were not cancelled. */
export const fulfillmentsOf = ({ fulfillments }: MedusaOrder) =>
  (fulfillments ?? []).flatMap((each) => (each && !each.canceled_at ? [each] : []))
