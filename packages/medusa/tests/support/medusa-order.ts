import type { MedusaOrder } from '../../server/src/orders/medusa-order.ts'

const bill = { id: 'pay_1', amount: 197_000, created_at: new Date(0), canceled_at: null }

/** Two pieces at 100,000, 15,000 off by a promo code, and 12,000 for delivery. */
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
      kind: 'BOUGHT',
      exchanged: 0,
      adjustments: [{ amount: 15_000, code: 'HEMAT', is_tax_inclusive: true }],
      detail: {
        fulfilled_quantity: 0,
        shipped_quantity: 0,
        delivered_quantity: 0,
        return_requested_quantity: 0,
        return_received_quantity: 0,
      },
      variant: null,
    },
  ],
  shipping_methods: [{ amount: 12_000 }],
  shipping_address: null,
  payment_collections: [{ payments: [{ ...bill, captures: [], refunds: [] }] }],
  fulfillments: [],
  returns: [],
}

/** The same order with everything discounted: Medusa completes a cart of 0 without a payment. */
export const freeOrder: MedusaOrder = {
  ...pendingOrder,
  items: pendingOrder.items.map((item) => ({
    ...item,
    adjustments: [{ amount: 200_000, code: 'GRATIS', is_tax_inclusive: true }],
  })),
  shipping_methods: [{ amount: 12_000, adjustments: [{ amount: 12_000, code: 'GRATIS' }] }],
  payment_collections: [],
}

/** Returns payments with a captured and a refunded amount. */
const payments = (captured: number, refunded = 0) => [
  {
    payments: [
      {
        ...bill,
        captures: [{ amount: captured }],
        refunds: refunded === 0 ? [] : [{ amount: refunded, created_at: bill.created_at }],
      },
    ],
  },
]

export const paidOrder: MedusaOrder = { ...pendingOrder, payment_collections: payments(197_000) }

/** A paid order after Medusa's cancellation, which refunds everything. */
export const cancelledOrder: MedusaOrder = {
  ...pendingOrder,
  status: 'canceled',
  canceled_at: new Date(),
  payment_collections: payments(197_000, 197_000),
}
