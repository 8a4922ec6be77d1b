import { outOfStock } from '@etalase/backend-kit/cart/out-of-stock.ts'
import { badRequest, HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { companySeller } from '@etalase/backend-kit/invoices/seller.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { givenConsent } from '@etalase/backend-kit/order-updates/given-consent.ts'
import { estimateArrival } from '@etalase/backend-kit/orders/order-estimate.ts'
import { courierName } from '@etalase/backend-kit/shipping/chosen-tier.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { summaryForm } from '@etalase/contract/rules/forms.ts'
import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { linesToBuy } from '#cart/basket.ts'
import type { BoughtLine } from '#cart/engine-cart.ts'
import { type LineStock, stockOfLines } from '#cart/line-stock.ts'
import { findSize } from '#cart/shown-lines.ts'
import { cashKeysOf } from '#checkout/cash-orderer.ts'
import { type Delivery, deliveryOf, type OrderInput } from '#checkout/delivery.ts'
import { orderLimits } from '#checkout/order-limits.ts'
import { promoCodeOf } from '#checkout/promo.ts'
import { refusalOf } from '#checkout/refusal.ts'
import type { Customer } from '#customer/session.ts'
import type { EngineOrder } from '#orders/engine-order.ts'
import { findOrder } from '#orders/find-orders.ts'
import { isOpen } from '#orders/hand-off.ts'
import { readOrder } from '#orders/read-order.ts'

export interface Submission {
  deviceId: string
  customer: Customer | null
  /** Hash of the network that the order comes from. */
  network: string
  /** The Idempotency-Key: the same key from the same device returns the same order. */
  key: string | undefined
  input: OrderInput
}

/** A customer's order holds their name and address, so only they may repeat it. */
function requireOwner(order: EngineOrder, customer: Customer | null): void {
  if (!order.customer_id || order.customer_id === customer?.id) return
  const { anothersOrder, signInForOrder } = messages().answers.checkout
  if (customer) throw new HttpError(403, 'FORBIDDEN', anothersOrder)
  throw new HttpError(401, 'UNAUTHORIZED', signInForOrder)
}

/**
 * Returns an order of this device while it can be paid, or when it needs no payment at the provider. Throws ORDER_CLOSED, and for another
 * customer's order.
 */
function requireCurrent(adapter: Adapter, order: EngineOrder, customer: Customer | null) {
  requireOwner(order, customer)
  const paysNothing = order.grand_total === 0 || Boolean(order.payment_way)
  if ((paysNothing && !isClosed(order.status)) || isOpen(order, adapter.now())) return order
  throw badRequest('ORDER_CLOSED', messages().answers.checkout.closed)
}

/** Finds the order of a repeated key; undefined for a new key. */
async function repeatedOrder(adapter: Adapter, { deviceId, key }: Submission) {
  if (!key) return undefined
  return findOrder(adapter, { device_id: deviceId, idempotency_key: key })
}

function emailOf(input: OrderInput, customer: Customer | null): string {
  if (customer) return customer.email
  const { guest_email: email = '' } = input
  const { email: issue } = issuesOf(summaryForm, { email, notes: '' })
  const { checkout, session } = messages().answers
  if (issue === 'emailRequired') throw badRequest('INVALID_INPUT', checkout.emailMissing)
  if (issue) throw badRequest('INVALID_INPUT', session.invalidEmail)
  return emailKey(email)
}

/** Returns the error for a line of which a store has too few pieces. */
async function tooFew(
  { model: { db } }: Adapter,
  line: BoughtLine,
  pieces: LineStock,
  store: number,
) {
  const size = await findSize(db, line)
  const available = pieces.of(store).find(({ id }) => id === line.id)?.qty ?? 0
  return outOfStock(
    { productName: size?.product.name ?? '', sizeName: size?.sizeName ?? line.sizeCode },
    available,
  )
}

/**
 * Returns the lines to order. Lines the shopper saw are taken as a whole, or an error names product and size. Without `seen` it takes the
 * lines that the store has (spec §4), at least one.
 */
async function linesOf(adapter: Adapter, { deviceId, input }: Submission): Promise<BoughtLine[]> {
  const { showroom_id: store, cart_item_ids: seen, buy_now: buyNow } = input
  const lines = await linesToBuy(adapter, { deviceId, buyNow })
  const wanted = seen ? lines.filter(({ id }) => seen.includes(id)) : lines
  const { cart } = messages().answers
  if (wanted.length === 0) throw badRequest('CART_EMPTY', cart.empty)
  if (seen && wanted.length < new Set(seen).size) throw badRequest('CART_CHANGED', cart.changed)
  const pieces = await stockOfLines(adapter.model.db, wanted)
  const served = pieces.served(store)
  const [missing] = wanted.filter((line) => !served.includes(line))
  if (missing && (seen || wanted.length === 1)) throw await tooFew(adapter, missing, pieces, store)
  if (served.length === 0) throw badRequest('OUT_OF_STOCK', cart.noneInStore)
  return served
}

/** Returns what a buyer who wants updates by WhatsApp agreed to. Throws INVALID_INPUT. */
function consentOf({ updates, now }: Adapter, { input }: Submission) {
  const consent = updates && givenConsent(input)
  return consent && { ...consent, given_at: now().toISOString() }
}

/** Returns the company as the order's invoice names it. */
function sellerDetails() {
  const { name, address, npwp, chargesPpn: charges_ppn } = companySeller
  return { name, address, npwp, charges_ppn }
}

/** Returns the details that the adapter stores with the order. */
function detailsOf(adapter: Adapter, submission: Submission, delivery: Delivery | null) {
  const { customer, input } = submission
  const { tier } = delivery ?? {}
  const promise = tier
    ? estimateArrival({ serviceCode: tier.service, etd: tier.etd }, adapter.now())
    : {}
  return {
    language: requestLanguage(),
    seller: sellerDetails(),
    buyer_name: customer?.name ?? null,
    courier: tier ? courierName(tier.courier) : null,
    shipping_notes: input.shipping_notes || null,
    gift_message: input.gift_message || null,
    hide_prices: input.hide_prices ?? false,
    whatsapp: consentOf(adapter, submission),
    promise: {
      arrives_first: promise.arrivesFirst ?? null,
      arrives_last: promise.arrivesLast ?? null,
      pay_before: promise.arrivalPayBefore?.toISOString() ?? null,
    },
  }
}

/** Returns how the order is paid: in cash, or at the provider within some hours and from its minimum. */
function paymentOf(
  adapter: Adapter,
  { input, customer, network }: Submission,
  delivery: Delivery | null,
) {
  const { payment_way } = input
  if (!payment_way) {
    const { paymentHours, paymentMinimum: payment_minimum } = adapter
    return { payment_hours: customer ? paymentHours.customer : paymentHours.guest, payment_minimum }
  }
  const { address_1: street, metadata } = delivery?.address ?? {}
  const from = {
    clientNetwork: network,
    guestEmail: customer ? null : emailOf(input, customer),
    street: street ?? null,
    subdistrictId: metadata?.subdistrict_id ?? null,
  }
  const { storeHours: payment_hours } = adapter.model.cash.rules
  return { payment_way, payment_hours, cash_keys: cashKeysOf(adapter, from) }
}

function bodyOf(
  adapter: Adapter,
  submission: Submission,
  {
    lines,
    delivery,
    location_id,
  }: { lines: BoughtLine[]; delivery: Delivery | null; location_id: string },
) {
  const { deviceId, customer, key, network, input } = submission
  const { tier, address } = delivery ?? {}
  return {
    device_id: deviceId,
    idempotency_key: key ?? null,
    customer_id: customer?.id ?? null,
    email: emailOf(input, customer),
    network,
    limits: adapter.unpaid,
    location_id,
    shipping_type: input.shipping_type,
    lines: lines.map(({ lineId, variantId, qty }) => ({
      line_id: lineId,
      variant_id: variantId,
      quantity: qty,
    })),
    shipping: tier ? { courier: tier.courier, service: tier.service, cost: tier.tariff } : null,
    address: address ?? null,
    promo_code: input.promo_code ? promoCodeOf(input.promo_code) : null,
    expected_total: input.expected_total ?? null,
    ...paymentOf(adapter, submission, delivery),
    details: detailsOf(adapter, submission, delivery),
  }
}

async function createOrder(adapter: Adapter, submission: Submission): Promise<EngineOrder> {
  const { input, customer } = submission
  emailOf(input, customer)
  const location_id = adapter.model.locations.idOf(input.showroom_id)
  if (!location_id) throw notFound(messages().answers.catalogue.noStore)
  const lines = await linesOf(adapter, submission)
  const delivery = await deliveryOf(adapter, input, { customer, lines })
  const order_limits = await orderLimits(adapter, lines)
  const body = { ...bodyOf(adapter, submission, { lines, delivery, location_id }), order_limits }
  const variantIds = lines.map(({ variantId }) => variantId)
  try {
    const answer = z.object({ order: z.unknown() })
    const { order } = await adapter.engine.own('POST', '/orders', { answer, body })
    return readOrder(adapter.engine, order)
  } catch (error) {
    throw await refusalOf(adapter, error)
  } finally {
    // On any outcome, the engine's stock is the current one.
    await adapter.model.refreshStock(variantIds)
  }
}

/** Returns the order of a repeated key after a refusal: placing it emptied the cart. Throws the refusal for a new key. */
async function repeatedOr(adapter: Adapter, submission: Submission, refusal: unknown) {
  const isRefusal = refusal instanceof HttpError && refusal.status < 500
  const order = isRefusal ? await repeatedOrder(adapter, submission) : undefined
  if (!order) throw refusal
  return order
}

/**
 * Places the order of what a device buys, or finds the order of a repeated key. The engine guarantees one order per key (docs/engines.md):
 * the adapter stores nothing that it could lose, and looks the key up only after a refusal.
 */
export const placeOrder = (adapter: Adapter, submission: Submission): Promise<EngineOrder> =>
  adapter.locks.run(submission.deviceId, async () => {
    const order = await createOrder(adapter, submission).catch((refusal: unknown) =>
      repeatedOr(adapter, submission, refusal),
    )
    return requireCurrent(adapter, order, submission.customer)
  })
