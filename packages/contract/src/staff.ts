import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import {
  flag,
  id,
  money,
  orderName,
  quantity,
  requiredGivenText,
  wholeNumber,
  wibTime,
} from '#fields.ts'
import { paymentWay } from '#payment-way.ts'
import { readPin } from '#pin.ts'
import { shippingTypes } from '#rules/constants.ts'
import { paymentProblemNames } from '#rules/payment/settlement.ts'
import { trxStatuses } from '#rules/trx-status.ts'
import { staffBundleEndpoints } from '#staff-bundles.ts'
import { staffContentEndpoints } from '#staff-content.ts'
import {
  staffChange,
  staffId,
  staffMoney,
  staffPercent,
  staffQuantity,
  staffTime,
  staffWhole,
} from '#staff-fields.ts'
import { invoiceSummary, staffInvoiceEndpoints } from '#staff-invoices.ts'
import { bookedParcel } from '#staff-parcels.ts'
import { staffReturnEndpoints } from '#staff-returns.ts'
import { staffReviewEndpoints } from '#staff-reviews.ts'

/** Staff's steps of an order. */
const orderSteps = [
  'pack',
  'ship',
  'ready',
  'complete',
  'cancel',
  'refund',
  'collect',
  'refuse',
  'not-collected',
  'back',
] as const
export type OrderStep = (typeof orderSteps)[number]

/** The most orders of one response. */
export const staffPageSize = 100

const orderPaymentRow = z.object({
  reference: z.string().meta({ description: 'Reference of the payment at the provider.' }),
  payment_channel: z.string(),
  /** The provider's last notification about it. */
  outcome: z.enum(['paid', 'reversed']),
  amount: money.nullable().meta({
    description: 'Whole rupiah; null for all of grand_total, or if the provider does not say.',
  }),
  received_at: wibTime.meta({ description: "Time of the provider's last report of the payment." }),
  problem: z.enum(paymentProblemNames).nullable().meta({
    description:
      'Why staff must settle it: it came for an order that is over, its amount differs, or it is not the payment that paid the order. Null for a payment that counts.',
  }),
  settled_at: wibTime.nullable().meta({
    description: 'Time when it was settled; null if it is not settled, or needs no settling.',
  }),
})

const orderSummary = z.object({
  id,
  number: z.string().meta({ description: 'Order number as shown to the shopper.' }),
  trx_status: z.enum(trxStatuses),
  shipping_type: z.enum(shippingTypes),
  showroom: z.string().meta({
    description: 'The store whose stock is used: the shipping hub, or the pickup store.',
  }),
  trx_date: wibTime,
  moved_at: wibTime.meta({ description: 'Time when the status last changed.' }),
  grand_total: money,
  payment_way: paymentWay.meta({
    description: 'How it is paid without a payment provider; null if it is paid at the provider.',
  }),
  to_collect: money.nullish().meta({
    description: 'Amount still to be paid in cash, in whole rupiah; null for none.',
  }),
  payments: z.array(orderPaymentRow).nullish().meta({
    description: 'Payments and reversals reported by the provider, oldest first.',
  }),
})

const staffOrder = orderSummary
  .extend({
    trx_ref: z.string(),
    email: z.string().nullable().meta({ description: 'Null after the buyer was anonymised.' }),
    recipient: z
      .object({
        name: z.string(),
        phone: z.string(),
        street: z.string(),
        area: z.string(),
        zip: z.string(),
        notes: z.string().nullable(),
        pin: readPin,
      })
      .nullable()
      .meta({ description: 'Delivery address of the parcel; null for a pickup.' }),
    courier: z.string().nullable(),
    service: z.string().nullable(),
    no_resi: z.string().nullable().meta({ description: 'Tracking number of the courier.' }),
    invoice: invoiceSummary,
    parcel: bookedParcel
      .nullish()
      .meta({ description: 'Null until it is handed over to an aggregator.' }),
    pickup_code: z
      .string()
      .nullable()
      .meta({ description: 'Code that the shopper shows at the store.' }),
    gift_message: z
      .string()
      .nullish()
      .meta({ description: 'Message to put into the parcel; null for none.' }),
    hide_prices: flag.nullish().meta({ description: 'Whether to leave prices out of the parcel.' }),
    paid_amount: money.nullish().meta({
      description:
        'Amount in whole rupiah that arrived after the order had ended, and is to be sent back; null for grand_total.',
    }),
    lines: z.array(
      z.object({
        product_detail_id: id,
        size_code: z.string(),
        name: z.string(),
        size: z.string(),
        qty: quantity,
      }),
    ),
  })
  .meta({ id: 'StaffOrder' })
export type StaffOrder = z.infer<typeof staffOrder>

const maxChange = 1_000_000

/** A change of stock in pieces; text with its sign is accepted too. */
const pieceChange = staffChange(maxChange).meta({
  description:
    'Pieces to add to the current stock, or to subtract if negative. The change is relative, so that no concurrent sale is lost.',
})

const receiptNumber = requiredGivenText(60).meta({
  description:
    'Tracking number of the courier; required to ship. A different one corrects the first.',
})

/** Calls for a company's staff, from a program or `npm run staff`. The shop uses none of them. */
export const staffEndpoints = {
  ...staffContentEndpoints,
  ...staffBundleEndpoints,
  ...staffInvoiceEndpoints,
  ...staffReturnEndpoints,
  ...staffReviewEndpoints,
  'GET staff/orders': {
    summary: `Returns orders by status, ${staffPageSize} at a time, oldest first, without personal data.`,
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      status: z.enum(trxStatuses).optional(),
      after: staffId.optional().meta({ description: 'Last id of the previous page.' }),
      owed: staffWhole(1, 1).optional().meta({
        description:
          '1: only paid orders that have ended and are not refunded, and orders with money that staff must settle.',
      }),
    }),
    data: z.object({ orders: z.array(orderSummary) }),
  },
  'GET staff/order': {
    summary: 'Returns one order with everything needed to pack and ship it.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({ order: orderName }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/order-step': {
    summary: `Applies one step to an order: changes its status, stock and promo, and mails the buyer. Repeating a step changes nothing.
refund records that the money was sent back; send the payment itself back at the provider. collect hands over an order that is paid
in cash, and records the money once: a second time is refused. refuse records that the parcel was not accepted. back records that the
parcel has arrived in the shop again; until then it can still be collected. not-collected releases a pickup that nobody collected.`,
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      step: z.enum(orderSteps),
      receipt_number: receiptNumber.optional(),
    }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/book-parcel': {
    summary: `Hands the parcel of a packed order over to the courier aggregator of its tier, once. A repeated call returns the same
parcel, and books another one only if the first found no courier. The aggregator later reports pick-up and delivery.`,
    refuses: ['NOT_FOUND', 'ORDER_CLOSED', 'INVALID_INPUT', 'UNAVAILABLE'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({ order: orderName }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/late-payment': {
    summary:
      'Records that the money for an order arrived after the order had expired or was cancelled unpaid. The order stays ended; the next step is to refund it.',
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      paid_at: staffTime.meta({
        description: 'Time when the money arrived, in WIB; not before the order or in the future.',
      }),
      payment_channel: requiredGivenText(60).meta({ description: 'Channel, such as BCA VA.' }),
      amount: staffMoney.optional().meta({
        description: 'Amount that arrived, in whole rupiah; if left out, grand_total.',
      }),
    }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/settle-payment': {
    summary:
      'Records that staff settled money that paid no order: a second payment, a wrong amount or a late payment was sent back at the provider.',
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      reference: requiredGivenText(64).meta({ description: 'Reference of the payment.' }),
    }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/stock': {
    summary:
      'Sets or changes the number of pieces of a size that a store has free to sell. Pieces of orders not yet handed over, including unpaid ones, do not count.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      product_detail_id: staffId,
      size_code: requiredGivenText(20),
      showroom_id: staffId,
      qty: staffQuantity
        .optional()
        .meta({ description: 'New number of pieces. Send either this or delta.' }),
      delta: pieceChange.optional(),
    }),
    data: z.object({ qty: quantity.meta({ description: 'Pieces after the change.' }) }),
  },
  'POST staff/price': {
    summary:
      'Sets the price of a product. Carts get it at once, and so do the pages of shops that the backend notifies; other shops get it with the second request after a minute.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      product_detail_id: staffId,
      retail_price: staffMoney,
      net_price: staffMoney.meta({ description: 'At most retail_price.' }),
      direct_disc_percent: staffPercent.default(0),
      direct_disc_nominal: staffMoney.prefault(0),
      sale_ends_at: staffTime.nullish().meta({
        description: 'Time when the direct discount ends; if left out, the discount stays.',
      }),
    }),
    data: z.object({
      grand_price: money.meta({ description: 'Price of one piece now, in whole rupiah.' }),
    }),
  },
  'POST staff/order-limit': {
    summary:
      'Sets the maximum number of pieces of a product for one order, and for one customer; null removes the limit.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      product_detail_id: staffId,
      max_per_order: staffWhole(1, 99).nullable().meta({
        description: 'Pieces in all sizes together; null for no limit.',
      }),
    }),
    data: z.object({
      max_per_order: wholeNumber(1, 99).nullable().meta({ description: 'The new limit.' }),
    }),
  },
} satisfies EndpointMap
