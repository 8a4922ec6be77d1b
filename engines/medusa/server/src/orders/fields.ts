import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../read-rows'

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

/** A number of Medusa's, which may come as text. */
type Amount = number | string

export interface MedusaItem {
  id: string
  title: string
  product_title: string | null
  product_id: string | null
  variant_id: string | null
  variant_title: string | null
  variant_option_values: Record<string, unknown> | null
  unit_price: Amount
  compare_at_unit_price: Amount | null
  quantity: Amount
  /** Null when it was deleted. */
  variant: {
    metadata: Record<string, unknown> | null
    options: { value: string; option: { title: string } }[]
  } | null
}

interface MedusaPayment {
  id: string
  captures: { amount: Amount }[]
  refunds: { amount: Amount }[]
}

interface MedusaFulfillment {
  id: string
  shipped_at: Date | null
  delivered_at: Date | null
  canceled_at: Date | null
  labels: { tracking_number: string }[]
}

export interface MedusaOrder {
  id: string
  display_id: number
  status: string
  canceled_at: Date | null
  total: Amount
  items: MedusaItem[]
  shipping_methods: { amount: Amount }[]
  shipping_address: object | null
  payment_collections: { payments: MedusaPayment[] }[]
  fulfillments: MedusaFulfillment[]
}

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

export const paymentsOf = ({ payment_collections }: MedusaOrder) =>
  payment_collections.flatMap(({ payments }) => payments)

/** The fulfilments that were not cancelled. */
export const fulfillmentsOf = ({ fulfillments }: MedusaOrder) =>
  fulfillments.filter(({ canceled_at }) => canceled_at === null)
