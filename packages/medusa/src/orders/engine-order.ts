import { type ContentLanguage, contentLanguages } from '@etalase/backend-kit/content-language.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { pickupReadyAt } from '@etalase/backend-kit/orders/order-estimate.ts'
import { parcelStages } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import { money, percent } from '@etalase/contract/fields.ts'
import { paymentWays, returnReasons, shippingTypes } from '@etalase/contract/rules/constants.ts'
import { returnDeadline, returnStatuses } from '@etalase/contract/rules/returns.ts'
import { trxStatuses } from '@etalase/contract/rules/trx-status.ts'
import { z } from 'zod'
import { instant } from '#engine/fields.ts'

const text = z.string().nullish()

const line = z.object({
  product_number: z.number().int(),
  /** Null of goods that staff have added by hand. */
  variant_id: text,
  size_code: z.string(),
  size_name: text,
  product_name: z.string(),
  /** What it is, besides what was bought: staff have changed the order. */
  kind: z.enum(['BOUGHT', 'ADDED', 'EXCHANGE', 'REPLACEMENT']).nullish(),
  qty: z.number(),
  retail_price: money,
  price: money,
  subtotal: money,
})
export type EngineLine = z.output<typeof line>

/** What the adapter keeps of an order in the engine; the engine does not read it. */
const orderDetails = z.object({
  language: text,
  buyer_name: text,
  /** The courier as the shopper chose it; the engine knows its key. */
  courier: text,
  shipping_notes: text,
  /** What the shopper wrote for who gets the parcel. */
  gift_message: text,
  /** The page at the payment provider, where it is paid by one. */
  payment_url: text,
  /** The parcel has no prices in it. */
  hide_prices: z.boolean().nullish(),
  /** Its buyer has cancelled it, and not the staff. */
  is_cancelled_by_buyer: z.boolean().nullish(),
  /** Kinds of mails that were sent. */
  mailed: z.array(z.string()).nullish(),
  /** Where its buyer wants updates by WhatsApp, and what was agreed to. */
  whatsapp: z.object({ phone: z.string(), wording: z.string(), given_at: instant }).nullish(),
  /** When the buyer ended them. */
  whatsapp_withdrawn_at: instant.nullish(),
  /** Kinds of updates that were sent. */
  updated: z.array(z.string()).nullish(),
  /** When it was promised to arrive, or to be ready. */
  promise: z
    .object({
      arrives_first: text,
      arrives_last: text,
      pay_before: instant.nullish(),
    })
    .nullish(),
})

export type OrderDetails = z.input<typeof orderDetails>

const address = z.object({
  first_name: text,
  phone: text,
  address_1: text,
  postal_code: text,
  metadata: z
    .object({ subdistrict_id: z.coerce.number().nullish(), label: text, notes: text })
    .nullish(),
})

const returnRequest = z.object({
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons).catch('OTHER'),
  words: z.string(),
  /** What staff have written to the buyer. */
  answer: text,
  requested_at: instant,
  picture_count: z.number().int(),
})

const issued = { number: z.int().positive(), issued_at: instant }

const invoice = z.object({
  ...issued,
  seller: z.object({ name: z.string(), address: z.string(), npwp: text }),
  ppn: z.object({ rate: percent, base: money, amount: money }).nullish(),
  credit_notes: z.array(
    z.object({ ...issued, amount: money, ppn_amount: money.nullish(), reason: text }),
  ),
})

/** An order as the engine's `/adapter/orders` has it. */
export const engineOrder = z.object({
  id: z.number().int(),
  trx_ref: z.string(),
  status: z.enum(trxStatuses),
  /** Last change of the status. */
  moved_at: instant,
  placed_at: instant,
  due_at: instant,
  paid_at: instant.nullish(),
  device_id: text,
  customer_id: text,
  email: z.string(),
  shipping_type: z.enum(shippingTypes),
  location_id: z.string(),
  shipping: z.object({ courier: text, service: text, description: text, etd: text }).nullish(),
  address: address.nullish(),
  promo_code: text,
  /** How it is paid in cash; null: at the payment provider. */
  payment_way: z.enum(paymentWays).nullish(),
  payment_fee: money.nullish(),
  discount: money,
  shipping_cost: money,
  grand_total: money,
  payment: z.object({ channel: text, number: text, qr: text, reference: text }).nullish(),
  receipt_number: text,
  /** What happened to its parcels, the first at the beginning. */
  parcel_events: z.array(z.object({ stage: z.enum(parcelStages), at: instant })).default([]),
  pickup_code: text,
  return_request: returnRequest.nullish(),
  /** None before it is paid. */
  invoice: invoice.nullish(),
  details: orderDetails.nullish().catch(null),
  reviews: z
    .array(z.object({ product_number: z.int(), size_code: z.string(), stars: z.int() }))
    .default([]),
  lines: z.array(line),
})
export type EngineOrder = z.output<typeof engineOrder>

/** The product of a line, with what the line is if it was not bought, in the language of the caller. */
export function lineName({ kind, product_name }: EngineLine): string {
  if (!kind || kind === 'BOUGHT') return product_name
  return messages().answers.order.changed[kind](product_name)
}

/** The variants of an order's lines. */
export const variantsOf = ({ lines }: EngineOrder): string[] =>
  lines.flatMap(({ variant_id }) => variant_id ?? [])

/** Until when an order can be returned, in WIB; null for one that has not arrived, or has no buyer any more. */
export const returnDeadlineOf = (order: EngineOrder, days: number): string | null =>
  order.status === 'COMPLETED' && !isForgotten(order) ? returnDeadline(order.moved_at, days) : null

/** Whether the account of its buyer was deleted: the order is nobody's then. */
export const isForgotten = ({ email }: EngineOrder): boolean => email === 'unknown@deleted.invalid'

/** How an order is paid, by the names of the reference backend, whose rules count for it too. */
export const paidOrder = (order: EngineOrder) => ({
  status: order.status,
  paymentWay: order.payment_way ?? null,
  paymentChannel: order.payment?.channel ?? null,
  dueAt: order.due_at,
  paidAt: order.paid_at ?? null,
})

/** Returns when a pickup is ready, counted from its confirmation or payment. Null before that, and for a delivery. */
export function readyAt(order: EngineOrder): Date | null {
  const { shipping_type, payment_way, placed_at, paid_at } = order
  const preparedFrom = payment_way ? placed_at : paid_at
  return shipping_type === 'PICKUP_ON_STORE' && preparedFrom ? pickupReadyAt(preparedFrom) : null
}

/** The language in which an order was placed. */
export const languageOf = ({ details }: EngineOrder): ContentLanguage =>
  contentLanguages.find((language) => language === details?.language) ?? 'en'
