import { randomUUID } from 'node:crypto'
import type { ShippingOption } from '@etalase/contract/checkout.ts'
import { cartSubtotal } from '@etalase/contract/rules/cart.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { orderTotal, promoDiscount } from '@etalase/contract/rules/order-total.ts'
import { handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import type { Client } from '#client.ts'
import type { Area } from '#scenarios/areas-and-stores.ts'
import { checkBill } from '#scenarios/bills.ts'
import { addOne, type Buyable } from '#scenarios/cart.ts'
import { checkGift, wantedGift } from '#scenarios/gifts.ts'
import { checkNoInvoice } from '#scenarios/invoices.ts'
import { checkGuestUpdates, wantedUpdates } from '#scenarios/order-updates.ts'
import { checkGuestReturn, checkReview } from '#scenarios/returns.ts'

const trx = 'POST checkout-trx'

/** A hub and a courier's tier that can deliver an order. */
export interface Route {
  hubId: number
  /** The courier's key in the response of checkout-shipping. */
  courier: string
  tier: ShippingOption
}

/** Returns the first hub that can send the cart with its tiers to an area, cheapest first. */
export async function findRoutes(client: Client, area: Area): Promise<Route[]> {
  const checkAvailability = await client.request('POST checkout')
  const { available_online, available_stores_online } = checkAvailability
  const { report } = client
  const isTrue = available_online === available_stores_online.length > 0
  report.check('POST checkout', 'available_online', isTrue, 'does not match the stores')
  const notHub = available_stores_online.filter((store) => !store.is_hub)
  const holds = notHub.length === 0
  report.check(
    'POST checkout',
    'available_stores_online',
    holds,
    'includes stores that are not hubs',
  )
  const hub = available_stores_online[0]
  if (!hub) return []
  const chosen = { subdistrict_id: area.subdistrict_id, showroom_id: hub.id }
  const { couriers } = await client.request('POST checkout-shipping', chosen)
  const offers = Object.entries(couriers).flatMap(([courier, tiers]) =>
    tiers.map((tier) => ({ hubId: hub.id, courier, tier })),
  )
  report.check('POST checkout-shipping', 'couriers', offers.length > 0, 'offer no service')
  await checkFreeShipping(
    client,
    offers.map(({ tier }) => tier.tariff),
  )
  const services = new Set(offers.map(({ tier }) => tier.service))
  const isUnique = services.size === offers.length
  report.check('POST checkout-shipping', 'service', isUnique, 'two tiers have the same code')
  return offers.toSorted((a, b) => a.tier.tariff - b.tier.tariff)
}

/** Returns the first hub that can send the cart with its cheapest tier to an area. */
export const findRoute = async (client: Client, area: Area): Promise<Route | null> =>
  (await findRoutes(client, area))[0] ?? null

async function availability(client: Client, hubId: number): Promise<void> {
  const call = 'POST check-showroom-stock-availability'
  const { cart } = await client.request('GET cart')
  const { cart_items_availability } = await client.request(call, { showroom_id: hubId })
  for (const { id } of cart.cart_items) {
    const entry = cart_items_availability.find((candidate) => candidate.id === id)
    client.report.check(call, 'id', entry !== undefined, `cart line ${id} is missing`)
    client.report.check(call, 'qty', (entry?.qty ?? 0) > 0, `the hub has none of line ${id}`)
  }
}

/** Returns the delivery fields of a checkout. */
export const deliveryBy = ({ hubId, courier, tier }: Route) => ({
  shipping_type: 'ONLINE_DELIVERY',
  showroom_id: hubId,
  shipping_courier: courier,
  shipping_service_name: tier.service,
  shipping_service_desc: tier.description,
  shipping_etd: tier.etd,
  shipping_cost: tier.tariff,
})

/** Returns a new address for each order: a backend may limit unpaid orders by address. */
const newGuestEmail = () => `guest-${randomUUID()}@example.com`

const guestAddress = (area: Area) => ({
  guest_email: newGuestEmail(),
  address_recipient_name: 'Conformance Guest',
  address_recipient_phone: '081234567890',
  address_street: 'Jl. Percobaan 1',
  ...area,
})

/** Checks that each code offered by the checkout is accepted (optional call). */
async function checkOffers(client: Client, showroom_id: number): Promise<void> {
  const call = 'POST promo-offers'
  const offers = await client.requestOptional(call, { showroom_id })
  for (const { code } of offers?.promos ?? []) {
    const { data } = await client.attempt('POST checkout-promo-code', {
      promo_code: code,
      showroom_id,
    })
    client.report.check(call, 'promos', data?.promo.code === code, `${code} is not accepted`)
  }
}

/** Checks that a cart above its free-delivery threshold has a free tier. */
async function checkFreeShipping(client: Client, tariffs: readonly number[]): Promise<void> {
  const { cart } = await client.request('GET cart')
  const from = cart.free_shipping_from
  if (from == null || cartSubtotal(cart.cart_items) < from) return
  const problem = `no tier is free from ${from} on`
  client.report.check('GET cart', 'free_shipping_from', tariffs.includes(0), problem)
}

async function promoDiscountOf(client: Client, code: string | undefined, { hubId, tier }: Route) {
  await checkOffers(client, hubId)
  const call = 'POST checkout-promo-code'
  const unknown = { input: { promo_code: 'NO-SUCH-PROMO', showroom_id: hubId } }
  await client.expectError(call, 'a code that does not exist', [400], unknown)
  if (!code) {
    client.report.skip(call, 'a valid code; pass one with --promo')
    return rupiah(0)
  }
  const { promo, total_purchase } = await client.request(call, {
    promo_code: code,
    showroom_id: hubId,
  })
  return promoDiscount(promo, { totalPurchase: total_purchase, shippingCost: tier.tariff })
}

async function checkRefusals(client: Client, body: object): Promise<void> {
  const cheaper = { ...body, shipping_cost: 1 }
  await client.expectError(trx, 'a shipping cost that was made up', [400], { input: cheaper })
  const nameless = { ...body, guest_email: '' }
  await client.expectError(trx, 'a guest without an e-mail address', [400], { input: nameless })
  const nowhere = { ...body, subdistrict_id: 2_147_483_647 }
  await client.expectError(trx, 'a sub-district that does not exist', [400, 404], {
    input: nowhere,
  })
}

/** Checks that a backend that compares the summary refuses another total or courier, or a line that is not in the cart. */
async function checkAgreed(client: Client, body: object, total: number): Promise<void> {
  const { cart } = await client.request('GET cart')
  const lines = cart.cart_items.map(({ id }) => id)
  for (const [name, wrong] of [
    ['expected_total', { expected_total: total + 1 }],
    ['shipping_courier', { shipping_courier: 'NO-SUCH-COURIER' }],
    ['cart_item_ids', { cart_item_ids: [...lines, 2_147_483_647] }],
  ] as const) {
    const shopper = client.newShopper()
    shopper.deviceId = client.deviceId
    if (!(await shopper.attempt(trx, { ...body, ...wrong })).data) continue
    client.report.notOffered(trx, name)
    return
  }
}

/** Checks that the ordering device can read the order's payment, and that another device gets 404. */
async function checkOrderPayment(client: Client, trx_ref: string): Promise<void> {
  const call = 'GET order-payment'
  const payment = await client.requestOptional(call, { trx_ref })
  if (!payment) return
  const isOpen = payment.trx_ref === trx_ref && payment.trx_status === 'PENDING'
  client.report.check(call, 'trx_status', isOpen, 'is not that of the order, which is unpaid')
  await client.newShopper().expectError(call, 'another device', [404], { input: { trx_ref } })
}

const tokenCalls = ['POST order-by-token', 'POST order-link', 'POST order-cancel'] as const

/** Checks that an order's number and e-mail address open it, and that the returned token does too. */
async function checkLookup(client: Client, trxRef: string, email: string): Promise<void> {
  const call = 'POST order-lookup'
  const given = { order_number: orderNumber(trxRef), email }
  const found = await client.requestOptional(call, given)
  if (!found) {
    // These calls take the token from the look-up.
    for (const next of tokenCalls) client.report.notOffered(next)
    return
  }
  await client.request(call, { ...given, order_token: found.order_token })
  const isSame = found.user_order.trx_ref === trxRef
  client.report.check(call, 'user_order', isSame, 'is another order')
  const other = { input: { ...given, email: newGuestEmail() } }
  const wrongEmail = await client.expectError(call, 'another e-mail address', [400], other)
  const none = { input: { order_number: randomUUID().slice(0, 8), email } }
  const wrongNumber = await client.expectError(call, 'an unknown number', [400], none)
  const isEqual = wrongEmail?.message === wrongNumber?.message
  client.report.check(
    call,
    'message',
    isEqual,
    'distinguishes an unknown number from a wrong e-mail address',
  )
  await checkToken(client, found.order_token, trxRef)
  const link = 'POST order-link'
  const sent = await client.requestOptional(link, given)
  const silent = await client.requestOptional(link, other.input)
  client.report.check(
    link,
    'message',
    sent?.message === silent?.message,
    'reveals whether an order exists',
  )
}

async function checkToken(client: Client, token: string, trxRef: string): Promise<void> {
  const call = 'POST order-by-token'
  const opened = await client.requestOptional(call, { order_token: token })
  const isSame = !opened || opened.user_order.trx_ref === trxRef
  client.report.check(call, 'user_order', isSame, 'is another order')
  const forged = { input: { order_token: `${token.slice(0, -3)}AAA` } }
  if (!opened) return
  await client.expectError(call, 'a forged token', [400], forged)
  checkNoInvoice(client, call, opened.user_order)
  checkGift(client, opened.user_order)
  await checkGuestReturn(client, token)
  const isWanted = Boolean(opened.user_order.whatsapp_updates)
  await checkGuestUpdates(client, { order_token: token, isWanted })
  await checkReview(client, { order_token: token }, opened.user_order.sales_trx_details)
  if (opened.user_order.can_cancel) await checkCancel(client, token)
}

/** Checks that an unpaid order can be cancelled, and that repeating it is harmless. */
async function checkCancel(client: Client, token: string): Promise<void> {
  const given = { order_token: token }
  await client.request('POST order-cancel', given)
  await client.request('POST order-cancel', given)
  const { user_order } = await client.request('POST order-by-token', given)
  const isCancelled = user_order.trx_status === 'CANCELLED' && !user_order.can_cancel
  client.report.check('POST order-cancel', 'trx_status', isCancelled, 'is not CANCELLED afterwards')
}

async function checkForgedReturn(client: Client, trxRef: string): Promise<void> {
  const call = 'POST checkout-payment'
  const result = await client.request(call, {
    bill_no: trxRef,
    status: '2',
    signature: '0'.repeat(40),
  })
  const isSilent = !result.verified && !result.trx_status && !result.grand_total
  client.report.check(call, 'a forged signature', isSilent, 'is accepted, or reveals the order')
}

/** Orders a delivery as a guest, up to the payment form, and sends the order twice. */
export async function orderAsGuest(
  client: Client,
  { item, area, promo }: { item: Buyable; area: Area; promo: string | undefined },
): Promise<void> {
  await client.expectError('POST checkout', 'an empty cart', [400])
  await addOne(client, item)
  const route = await findRoute(client, area)
  if (!route) return
  await availability(client, route.hubId)
  const discount = await promoDiscountOf(client, promo, route)
  const body = {
    ...deliveryBy(route),
    ...guestAddress(area),
    ...(await wantedUpdates(client)),
    ...(await wantedGift(client)),
    ...(promo ? { promo_code: promo } : {}),
  }
  await checkRefusals(client, body)
  const amounts = { subtotal: rupiah(item.price), discount, shippingCost: route.tier.tariff }
  const expected = orderTotal(amounts)
  await checkAgreed(client, body, expected)
  // A backend that does not compare has placed the order.
  if ((await client.request('GET cart')).cart.cart_items.length === 0) await addOne(client, item)
  const key = { 'Idempotency-Key': randomUUID() }
  const placed = await client.request(trx, body, key)
  const { trxRef, total } = checkBill(client, placed, expected)
  const again = handOffOfPlaced(await client.request(trx, body, key))
  const isSame = again.trxRef === trxRef && again.total === total
  client.report.check(trx, 'Idempotency-Key', isSame, `made ${trxRef} and ${again.trxRef}`)
  const { cart } = await client.request('GET cart')
  client.report.check(trx, 'cart', cart.cart_items.length === 0, 'still has the ordered lines')
  await checkOrderPayment(client, trxRef)
  await checkForgedReturn(client, trxRef)
  await checkLookup(client, trxRef, body.guest_email)
}

/** Orders a pickup as a guest, up to the payment form. */
export async function pickUpAsGuest(client: Client, item: Buyable): Promise<void> {
  await addOne(client, item)
  const [store] = (await client.request('POST checkout')).available_stores
  if (!store) return client.report.skip(trx, 'a pickup: no store has the contents of the cart')
  const pickup = {
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: store.id,
    guest_email: newGuestEmail(),
  }
  const placed = await client.request(trx, pickup, { 'Idempotency-Key': randomUUID() })
  checkBill(client, placed, item.price)
}
