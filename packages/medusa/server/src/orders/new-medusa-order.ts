import type { OrderDTO } from '@medusajs/framework/types'
import { type BoughtLine, toOrderItem } from './bought-lines'
import type { Discount } from './discount'
import type { MedusaItem, MedusaOrder } from './medusa-order'

interface Bought {
  lines: readonly BoughtLine[]
  delivery: { cost: number }
  discount: Discount
}

const untouched = {
  fulfilled_quantity: 0,
  shipped_quantity: 0,
  delivered_quantity: 0,
  return_requested_quantity: 0,
  return_received_quantity: 0,
}

function toItem(
  line: BoughtLine,
  adjustments: Discount['ofDelivery'],
  { items = [] }: OrderDTO,
): MedusaItem {
  const { variant, price, quantity } = line
  const { product } = variant
  const { variant_option_values, compare_at_unit_price = null } = toOrderItem(line)
  return {
    id: items.find(({ variant_id }) => variant_id === variant.id)?.id ?? '',
    title: product.title,
    product_title: product.title,
    product_id: product.id,
    variant_id: variant.id,
    variant_title: variant.title,
    variant_option_values,
    unit_price: price,
    compare_at_unit_price,
    quantity,
    kind: 'BOUGHT',
    exchanged: 0,
    adjustments,
    detail: untouched,
    variant,
  }
}

/** Returns a new order as `readMedusaOrder` would read it; with its bill, unless it is free. */
export function newMedusaOrder(
  order: OrderDTO,
  { lines, delivery, discount }: Bought,
  bill: { id: string; amount: number } | null,
): MedusaOrder {
  return {
    id: order.id,
    display_id: Number(order.display_id),
    status: order.status,
    canceled_at: null,
    customer_id: order.customer_id ?? null,
    email: order.email ?? null,
    items: lines.map((line, index) => toItem(line, discount.ofLines[index] ?? [], order)),
    shipping_methods: [{ amount: delivery.cost, adjustments: discount.ofDelivery }],
    shipping_address: order.shipping_address ?? null,
    payment_collections: bill
      ? [
          {
            payments: [
              { ...bill, created_at: new Date(), canceled_at: null, captures: [], refunds: [] },
            ],
          },
        ]
      : [],
    fulfillments: [],
    returns: [],
  }
}
