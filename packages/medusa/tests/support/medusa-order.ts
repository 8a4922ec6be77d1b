import type { MedusaOrder } from '../../server/src/orders/medusa-order.ts'

/** Two pieces at 100,000, 15,000 less by a promo code, and 12,000 for the parcel. */
export const pendingOrder: MedusaOrder = {
  id: 'order_1',
  display_id: 1,
  status: 'pending',
  canceled_at: null,
  customer_id: null,
  email: 'guest@example.com',
  items: [
    {
      id: 'item_1',
      title: 'M',
      product_title: 'Everyday T-shirt',
      product_id: 'prod_1',
      variant_id: 'variant_1',
      variant_title: 'M',
      variant_option_values: null,
      unit_price: 100_000,
      compare_at_unit_price: null,
      quantity: 2,
      variant: null,
    },
  ],
  shipping_methods: [{ amount: 12_000 }],
  shipping_address: null,
  payment_collections: [
    { payments: [{ id: 'pay_1', amount: 197_000, captures: [], refunds: [] }] },
  ],
  fulfillments: [],
  returns: [],
}

/** The same, with all of it taken off: Medusa completes a cart of 0 without a payment. */
export const freeOrder: MedusaOrder = { ...pendingOrder, payment_collections: [] }

/** Payments of an order, of which some is captured and some refunded. */
const payments = (captured: number, refunded = 0) => [
  {
    payments: [
      {
        id: 'pay_1',
        amount: 197_000,
        captures: [{ amount: captured }],
        refunds: refunded === 0 ? [] : [{ amount: refunded }],
      },
    ],
  },
]

export const paidOrder: MedusaOrder = { ...pendingOrder, payment_collections: payments(197_000) }

/** A paid order as Medusa leaves it when it cancels it: all is refunded. */
export const cancelledOrder: MedusaOrder = {
  ...pendingOrder,
  status: 'canceled',
  canceled_at: new Date(),
  payment_collections: payments(197_000, 197_000),
}
