import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, flag, id, money, wibTime } from '#fields.ts'
import { invoice } from '#invoice.ts'
import { type OrderLine, orderEstimate, orderLine, orderStatus } from '#order-line.ts'
import { whatsappUpdates } from '#order-updates.ts'
import { wayToPay } from '#payment.ts'
import { paymentWay } from '#payment-way.ts'
import { readPin } from '#pin.ts'
import { needed, whole } from '#reading.ts'
import { orderReturn } from '#returns.ts'
import { shippingTypes } from '#rules/constants.ts'
import { showroom } from '#store.ts'

const tracking = z
  .object({
    last_status: z
      .object({ status: z.string(), date_time: wibTime, receiver_name: z.string().nullish() })
      .nullish(),
    track_history: z.array(
      z.object({
        date_time: wibTime,
        status: z.string(),
        city: z.string().nullish(),
        receiver_name: z.string().nullish(),
      }),
    ),
  })
  .meta({ id: 'OrderTracking' })

/** The delivery address; absent for a pickup. */
const destination = {
  address_recipient_name: z.string().nullish(),
  address_recipient_phone: z.string().nullish(),
  address_label: z.string().nullish(),
  address_street: z.string().nullish(),
  address_subdistrict: z.string().nullish(),
  address_city: z.string().nullish(),
  address_province: z.string().nullish(),
  address_pin: readPin,
}

/** The payment of the order. */
const payment = {
  payment_status_desc: z.string().nullish(),
  payment_channel: z.string().nullish(),
  payment_channel_kind: z.string().nullish(),
  /** For an order paid without a payment provider. */
  payment_way: paymentWay,
  /** The fee of that way, in whole rupiah. */
  payment_fee: needed(money.nullish()),
  payment_duedate: wibTime.nullish(),
  payment_date: wibTime.nullish(),
  /** The number to pay to, if the payment channel has one. */
  payment_number: z.string().nullish(),
  /** The text of the QR code to pay by, if the payment channel has issued one. */
  payment_qr: z.string().nullish(),
  /** Present while the bill is open. */
  ...wayToPay,
}

/** An order, as shown to its buyer. */
export const order = z
  .object({
    id,
    trx_ref: z.string(),
    trx_date: wibTime,
    trx_status: orderStatus,
    grand_total: money,
    /** The discount of a promo, in whole rupiah. */
    discount: needed(money.nullish()),
    promo_code: z.string().nullish(),
    shipping_type: z.enum(shippingTypes),
    shipping_courier: z.string().nullish(),
    shipping_service_name: z.string().nullish(),
    shipping_cost: money,
    /** Days, in the courier's own format. */
    shipping_etd: z.string().nullish(),
    shipping_notes: z.string().nullish(),
    gift_message: z.string().nullish(),
    /** Whether the parcel contains no prices. */
    hide_prices: flag.nullish(),
    showroom: showroom.nullish(),
    notes: z.string().nullish(),
    pickup_code: z.string().nullish(),
    no_resi: z.string().nullish(),
    ...destination,
    ...payment,
    /** For a paid order; null before, and from a backend without invoices. */
    invoice: invoice.nullish(),
    ...orderEstimate,
    user: z.object({ name: z.string() }).nullish(),
    order_tracking: tracking.nullish(),
    /** Whether `user/order-cancel` and `order-cancel` can cancel it now. */
    can_cancel: flag.nullish(),
    /** Absent for a buyer who never consented to updates by WhatsApp. */
    whatsapp_updates: whatsappUpdates.nullish(),
    ...orderReturn,
    sales_trx_details: whole(z.array(orderLine)),
  })
  .meta({ id: 'Order' })
export type SentOrder = z.infer<typeof order>
/** An order with the names of its sizes. */
export type Order = Omit<SentOrder, 'sales_trx_details'> & { sales_trx_details: OrderLine[] }

export const orderEndpoints = {
  'GET user/orders': {
    summary: "Returns the customer's orders, newest first.",
    access: 'customer',
    effect: 'reads',
    data: z.object({ user_orders: z.array(order) }),
  },
  /** An addition to spec §7. Without it the shop searches the list of all orders. */
  'GET user/order': {
    summary: "Returns one of the customer's own orders by its id.",
    refuses: ['NOT_FOUND'],
    access: 'customer',
    effect: 'reads',
    isOptional: true,
    query: z.object({ id }),
    data: z.object({ user_order: order }),
  },
  /** An addition to spec §7. Without it an order stays open until its payment deadline. */
  'POST user/order-cancel': {
    summary:
      "Cancels one of the customer's own orders while it is unpaid, or is to be paid in cash and not yet on its way. An order that is already cancelled stays cancelled.",
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    body: z.object({ id }),
    data: confirmation,
  },
} satisfies EndpointMap
