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
  reference: z.string().meta({ description: "The provider's name of the payment." }),
  payment_channel: z.string(),
  /** The provider's last notification about it. */
  outcome: z.enum(['paid', 'reversed']),
  amount: money.nullable().meta({
    description: 'Whole rupiah; null for all of grand_total, or where the provider does not say.',
  }),
  received_at: wibTime.meta({ description: 'When the provider told of it last.' }),
  problem: z.enum(paymentProblemNames).nullable().meta({
    description:
      'Why it is settled by hand: it came for an order that is over, it is another amount, or it is another payment than the one that paid the order. Null for one that counts.',
  }),
  settled_at: wibTime.nullable().meta({
    description: 'When it was settled; null while it is not, or where nothing is to be settled.',
  }),
})

const orderSummary = z.object({
  id,
  number: z.string().meta({ description: 'The number that the shopper reads.' }),
  trx_status: z.enum(trxStatuses),
  shipping_type: z.enum(shippingTypes),
  showroom: z.string().meta({
    description: 'The store from whose stock it is: the sending hub, or the pickup store.',
  }),
  trx_date: wibTime,
  moved_at: wibTime.meta({ description: 'When its status changed last.' }),
  grand_total: money,
  payment_way: paymentWay.meta({
    description: 'How it is paid without a payment provider; null: it is paid at the provider.',
  }),
  to_collect: money.nullish().meta({
    description: 'What is still to be paid in cash, in whole rupiah; null for nothing.',
  }),
  payments: z.array(orderPaymentRow).nullish().meta({
    description: 'Its payments and reversals as the provider has told of them, the oldest first.',
  }),
})

const staffOrder = orderSummary
  .extend({
    trx_ref: z.string(),
    email: z.string().nullable().meta({ description: 'Null when the buyer was made unknown.' }),
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
      .meta({ description: 'Where the parcel goes; null for a pickup.' }),
    courier: z.string().nullable(),
    service: z.string().nullable(),
    no_resi: z.string().nullable().meta({ description: "The courier's number of the parcel." }),
    invoice: invoiceSummary,
    parcel: bookedParcel
      .nullish()
      .meta({ description: 'Null while it was not handed over to an aggregator.' }),
    pickup_code: z
      .string()
      .nullable()
      .meta({ description: 'What the shopper shows at the store.' }),
    gift_message: z
      .string()
      .nullish()
      .meta({ description: 'Goes with the parcel; null for none.' }),
    hide_prices: flag.nullish().meta({ description: 'Whether no price is to be in the parcel.' }),
    paid_amount: money.nullish().meta({
      description:
        'What came after the end of the order, in whole rupiah, and is to be sent back; null for grand_total.',
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
    'Pieces that came, or with a minus went: added to what is there at that moment, so that no sale is lost.',
})

const receiptNumber = requiredGivenText(60).meta({
  description:
    "The courier's number of the parcel; needed to ship. Another one corrects the first.",
})

/** Calls for a company's staff, from a program or `npm run staff`. The shop uses none of them. */
export const staffEndpoints = {
  ...staffContentEndpoints,
  ...staffBundleEndpoints,
  ...staffInvoiceEndpoints,
  ...staffReturnEndpoints,
  ...staffReviewEndpoints,
  'GET staff/orders': {
    summary: `Orders by their status, ${staffPageSize} at a time, the oldest first; without personal data.`,
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      status: z.enum(trxStatuses).optional(),
      after: staffId.optional().meta({ description: 'The last id of the page before.' }),
      owed: staffWhole(1, 1).optional().meta({
        description:
          '1: only orders that have ended, were paid, and are not refunded, and those with money that is to be settled by hand.',
      }),
    }),
    data: z.object({ orders: z.array(orderSummary) }),
  },
  'GET staff/order': {
    summary: 'One order with all that packing and sending it takes.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({ order: orderName }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/order-step': {
    summary: `Does one step with an order: its status, its stock, its promo and the mail to its buyer. A repeated step changes nothing. To
refund records that the money was sent back: the payment itself is returned at the provider. To collect hands over an order that is paid in cash, and
records the money once: a second time is refused. To refuse records that the parcel was not accepted; back, that it has arrived in the shop again: until then it may be collected after all.
not-collected releases a pickup that nobody came for.`,
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
    summary: `Hands the parcel of a packed order over to the aggregator of couriers that its tier is of, once: a repeated call gives the same
parcel, and books another one only where the first found no courier. Picked up and delivered are its later news.`,
    refuses: ['NOT_FOUND', 'ORDER_CLOSED', 'INVALID_INPUT', 'UNAVAILABLE'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({ order: orderName }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/late-payment': {
    summary:
      'Records that the money of an order came after it had expired or was cancelled unpaid. The order stays ended; to refund it is the next step.',
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      paid_at: staffTime.meta({
        description: 'When the money came, in WIB: not before the order, nor in the future.',
      }),
      payment_channel: requiredGivenText(60).meta({ description: 'How it came, as BCA VA.' }),
      amount: staffMoney.optional().meta({
        description: 'What came, in whole rupiah; left out: grand_total.',
      }),
    }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/settle-payment': {
    summary:
      'Records that money which paid nothing was settled by hand: a second payment, another amount, or one that came too late was sent back at the provider.',
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      reference: requiredGivenText(64).meta({ description: 'That of the payment.' }),
    }),
    data: z.object({ order: staffOrder }),
  },
  'POST staff/stock': {
    summary: `Sets how many pieces of a size a store has free to sell, or adds to them: without those of orders that are not handed over yet, unpaid ones too.`,
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
        .meta({ description: 'The pieces from now on. Either this or delta.' }),
      delta: pieceChange.optional(),
    }),
    data: z.object({ qty: quantity.meta({ description: 'Pieces afterwards.' }) }),
  },
  'POST staff/price': {
    summary:
      'Sets the price of a product. Carts have it at once, and so have pages of the shops that the backend tells of changes; others have it with their second request after a minute.',
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
        description: 'When the direct discount ends; without it the discount stays.',
      }),
    }),
    data: z.object({
      grand_price: money.meta({ description: 'What one piece costs now, in whole rupiah.' }),
    }),
  },
  'POST staff/order-limit': {
    summary:
      'Sets how many pieces of a product one order, and one customer, may have; null takes the limit away.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      product_detail_id: staffId,
      max_per_order: staffWhole(1, 99).nullable().meta({
        description: 'Pieces in all sizes together; null for as many as there are.',
      }),
    }),
    data: z.object({
      max_per_order: wholeNumber(1, 99).nullable().meta({ description: 'The limit from now on.' }),
    }),
  },
} satisfies EndpointMap
