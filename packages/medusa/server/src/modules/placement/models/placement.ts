import { model } from '@medusajs/framework/utils'

/**
 * What the contract knows of an order and Medusa doesn't. The row is written before Medusa's order; the order exists once the row has its
 * `order_id`.
 */
const Placement = model
  .define('placement', {
    id: model.id({ prefix: 'plc' }).primaryKey(),
    /** 32 hexadecimal digits; also the bill's number at the payment provider. */
    trx_ref: model.text().unique(),
    device_id: model.text().index(),
    idempotency_key: model.text().nullable(),
    customer_id: model.text().index().nullable(),
    email: model.text().index(),
    location_id: model.text(),
    shipping_type: model.enum(['ONLINE_DELIVERY', 'PICKUP_ON_STORE']),
    /** Courier, service, its description and days; null for a pickup. */
    shipping: model.json().nullable(),
    promo_code: model.text().nullable(),
    /** Cash payment method; null for the payment provider. */
    payment_way: model.enum(['CASH_ON_DELIVERY', 'PAY_AT_STORE']).nullable(),
    /** Fee of the method, in whole rupiah; contained in Medusa's delivery. */
    payment_fee: model.number().default(0),
    /** Lines of the device's cart that the order buys; null once they are removed. */
    cart_lines: model.json().nullable(),
    order_id: model.text().unique().nullable(),
    /** Display id of Medusa's order; the contract's id of the order. */
    number: model.number().unique().nullable(),
    status: model.text().index().default('PENDING'),
    moved_at: model.dateTime(),
    placed_at: model.dateTime(),
    due_at: model.dateTime(),
    paid_at: model.dateTime().nullable(),
    /** When the buyer refused the parcel, and when it was back in the store. */
    refused_at: model.dateTime().nullable(),
    back_at: model.dateTime().nullable(),
    /** Why the order was cancelled, written before Medusa cancels it. */
    ending: model.enum(['EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED']).nullable(),
    payment_channel: model.text().nullable(),
    payment_number: model.text().nullable(),
    payment_reference: model.text().nullable(),
    /** Code that the buyer shows at the store. */
    pickup_code: model.text().nullable(),
    /** The buyer's return request and staff's answer; null without a request. */
    return_request: model.json().nullable(),
    /** The adapter's own details of the order. */
    details: model.json(),
  })
  .indexes([
    {
      on: ['device_id', 'idempotency_key'],
      unique: true,
      where: 'idempotency_key IS NOT NULL',
    },
    { on: ['due_at'], where: "status = 'PENDING'" },
    { on: ['payment_way'], where: 'payment_way IS NOT NULL AND paid_at IS NULL' },
  ])

export default Placement
