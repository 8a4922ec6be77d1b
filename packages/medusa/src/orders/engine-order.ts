import { type ContentLanguage, contentLanguages } from '@etalase/backend-kit/content-language.ts'
import { parcelStages } from '@etalase/backend-kit/db/schema/parcel-stages.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { pickupReadyAt } from '@etalase/backend-kit/orders/order-estimate.ts'
import { money, percent } from '@etalase/contract/fields.ts'
import { paymentWays, returnReasons, shippingTypes } from '@etalase/contract/rules/constants.ts'
import { returnDeadline, returnStatuses } from '@etalase/contract/rules/returns.ts'
import { trxStatuses } from '@etalase/contract/rules/trx-status.ts'
import { z } from 'zod'
import { instant } from '#engine/fields.ts'

const text = z.string().nullish()

const line = z.object({
  product_number: z.number().int(),
  /** Null for goods that staff have added by hand. */
  variant_id: text,
  size_code: z.string(),
  size_name: text,
  product_name: z.string(),
  /** How the line came into the order: bought, or added by staff. */
  kind: z.enum(['BOUGHT', 'ADDED', 'EXCHANGE', 'REPLACEMENT']).nullish(),
  qty: z.number(),
  retail_price: money,
  price: money,
  subtotal: money,
})
export type EngineLine = z.output<typeof line>

/** The adapter's details of an order. The engine stores but doesn't read them. */
const orderDetails = z.object({
  language: text,
  buyer_name: text,
  /** Name of the courier that the shopper chose; the engine knows its key. */
  courier: text,
  shipping_notes: text,
  /** The shopper's message to the recipient. */
  gift_message: text,
  /** Payment page at the provider, if it has pages. */
  payment_url: text,
  /** Whether the parcel omits prices. */
  hide_prices: z.boolean().nullish(),
  /** Whether the buyer cancelled it, and not staff. */
  is_cancelled_by_buyer: z.boolean().nullish(),
  /** Kinds of mails that were sent. */
  mailed: z.array(z.string()).nullish(),
  /** Where the buyer wants updates by WhatsApp, and what they agreed to. */
  whatsapp: z.object({ phone: z.string(), wording: z.string(), given_at: instant }).nullish(),
  /** When the buyer ended the updates. */
  whatsapp_withdrawn_at: instant.nullish(),
  /** Kinds of updates that were sent. */
  updated: z.array(z.string()).nullish(),
  /** Promised arrival. */
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
  /** Staff's message to the buyer. */
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

/** An order as the engine's `/adapter/orders` returns it. */
export const engineOrder = z.object({
  id: z.number().int(),
  trx_ref: z.string(),
  status: z.enum(trxStatuses),
  /** Time of the last status change. */
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
  /** Cash payment method; null for the payment provider. */
  payment_way: z.enum(paymentWays).nullish(),
  payment_fee: money.nullish(),
  discount: money,
  shipping_cost: money,
  grand_total: money,
  refunded: money.nullish(),
  payment: z.object({ channel: text, number: text, qr: text, reference: text }).nullish(),
  receipt_number: text,
  /** Events of its parcels, oldest first. */
  parcel_events: z.array(z.object({ stage: z.enum(parcelStages), at: instant })).default([]),
  pickup_code: text,
  return_request: returnRequest.nullish(),
  /** None before payment. */
  invoice: invoice.nullish(),
  details: orderDetails.nullish().catch(null),
  reviews: z
    .array(z.object({ product_number: z.int(), size_code: z.string(), stars: z.int() }))
    .default([]),
  lines: z.array(line),
})
export type EngineOrder = z.output<typeof engineOrder>

/** Returns a line's product name, with the line's kind unless it was bought, in the caller's language. */
export function lineName({ kind, product_name }: EngineLine): string {
  if (!kind || kind === 'BOUGHT') return product_name
  return messages().answers.order.changed[kind](product_name)
}

/** Returns the variants of an order's lines. */
export const variantsOf = ({ lines }: EngineOrder): string[] =>
  lines.flatMap(({ variant_id }) => variant_id ?? [])

/** Returns until when an order can be returned, in WIB; null when it hasn't arrived, or its account was deleted. */
export const returnDeadlineOf = (order: EngineOrder, days: number): string | null =>
  order.status === 'COMPLETED' && !isForgotten(order) ? returnDeadline(order.moved_at, days) : null

/** Whether the account of the order's buyer was deleted. */
export const isForgotten = ({ email }: EngineOrder): boolean => email === 'unknown@deleted.invalid'

/** Returns an order's payment fields under the reference backend's names, for its rules. */
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

/** Returns the language in which an order was placed. */
export const languageOf = ({ details }: EngineOrder): ContentLanguage =>
  contentLanguages.find((language) => language === details?.language) ?? 'en'
