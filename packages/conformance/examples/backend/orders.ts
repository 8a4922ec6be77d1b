import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { promoOf, purchase, served } from './cart.ts'
import { found, productOf } from './catalogue.ts'
import { city, courier, priceOf, province, stores, subdistricts, tiers } from './data.ts'
import { order as orderFields } from './fields.ts'
import { paymentForm, wib } from './payment-form.ts'
import { type Customer, heldMs, type Line, type Order, Refusal, type State } from './state.ts'

type Input = Order['input']

/** Returns the courier's tariff, and ignores the amount in the request. */
function shippingCost(input: Input, customer: Customer | null): number {
  if (input.shipping_type === 'PICKUP_ON_STORE') return 0
  const saved = customer?.addresses.find((address) => address.id === input.user_address_id)
  const area = saved?.subdistrict_id ?? input.subdistrict_id
  const isKnown = subdistricts.some((each) => each.id === area)
  const isWhole =
    saved ?? (input.address_recipient_name && input.address_recipient_phone && input.address_street)
  if (!isKnown || !isWhole) throw new Refusal('ADDRESS_INCOMPLETE', 'Please complete the address.')
  const tier = tiers.find(({ service }) => service === input.shipping_service_name)
  const isOurs = !input.shipping_courier || input.shipping_courier === courier
  if (!isOurs || !tier || tier.tariff !== input.shipping_cost)
    throw new Refusal('SHIPPING_CHANGED', 'The shipping cost has changed. Please choose again.')
  return tier.tariff
}

function requireBuyer(input: Input, customer: Customer | null): void {
  if (!customer && !input.guest_email?.includes('@'))
    throw new Refusal('INVALID_INPUT', 'Please input your email address.')
}

/** Returns the lines of an order. They must match the cart_item_ids that the shopper saw. */
function linesOf(state: State, input: Input): Line[] {
  const cart = state.cart(input.local_device_id)
  if (cart.length === 0) throw new Refusal('CART_EMPTY', 'Your cart is empty.')
  const store = found(stores.find(({ id }) => id === input.showroom_id))
  if (input.shipping_type === 'ONLINE_DELIVERY' && !store.is_hub)
    throw new Refusal('OUT_OF_STOCK', 'This store sends no parcels.')
  const lines = served(state, cart, store.id)
  if (lines.length === 0) throw new Refusal('OUT_OF_STOCK', 'This store has none of it.')
  const seen = input.cart_item_ids
  if (
    seen &&
    lines
      .map(({ id }) => id)
      .toSorted()
      .join() !== seen.toSorted().join()
  )
    throw new Refusal('CART_CHANGED', 'Your cart has changed. Please check it again.')
  return lines
}

function discountOf(input: Input, total: number): number {
  if (!input.promo_code) return 0
  const { disc_percent, disc_max } = promoOf(input.promo_code)
  return Math.min(Math.floor((total * disc_percent) / 100), disc_max)
}

function place(state: State, input: Input, customer: Customer | null, key: string): Order {
  const lines = linesOf(state, input)
  requireBuyer(input, customer)
  const cost = shippingCost(input, customer)
  const discount = discountOf(input, purchase(lines))
  const total = purchase(lines) - discount + cost
  if (input.expected_total !== undefined && input.expected_total !== total)
    throw new Refusal('CART_CHANGED', 'The total has changed. Please check it again.')
  const prices = new Map(lines.map((line) => [line.id, priceOf(productOf(line.product_detail_id))]))
  const trxRef = randomUUID().replaceAll('-', '')
  const placedAt = new Date()
  const email = customer?.email ?? input.guest_email ?? ''
  const payment = paymentForm({
    trxRef,
    total,
    email,
    name: customer?.name ?? input.address_recipient_name ?? 'Guest',
    placedAt,
    heldMs,
  })
  for (const { product_detail_id, size_code, qty } of lines)
    state.addStock(product_detail_id, size_code, input.showroom_id, -qty)
  const left = state.cart(input.local_device_id).filter((line) => !lines.includes(line))
  state.carts.set(input.local_device_id, left)
  const device = input.local_device_id
  const order: Order = {
    id: state.nextId(),
    key,
    device,
    customer,
    input,
    lines,
    prices,
    discount,
    shippingCost: cost,
    total,
    trxRef,
    placedAt,
    status: 'PENDING',
    payment,
  }
  state.orders.unshift(order)
  return order
}

function detail(order: Order, { id, product_detail_id, size_code, qty }: Line) {
  const { product_name, retail_price, product_images } = productOf(product_detail_id)
  const net_price = order.prices.get(id) ?? 0
  const product_detail = { id: product_detail_id, product_images }
  return {
    product_name,
    size_code,
    qty,
    retail_price,
    net_price,
    disc_percent: 0,
    disc_nominal: 0,
    subtotal: qty * net_price,
    product_detail,
  }
}

function shownOrder(order: Order) {
  const { input, customer } = order
  const address = customer?.addresses.find(({ id }) => id === input.user_address_id)
  const isPickup = input.shipping_type === 'PICKUP_ON_STORE'
  return {
    id: order.id,
    trx_ref: order.trxRef,
    trx_date: wib(order.placedAt),
    trx_status: order.status,
    grand_total: order.total,
    discount: order.discount,
    shipping_type: input.shipping_type,
    shipping_courier: isPickup ? null : courier,
    shipping_service_name: input.shipping_service_name,
    shipping_cost: order.shippingCost,
    showroom: stores.find(({ id }) => id === input.showroom_id),
    pickup_code: isPickup && order.status === 'PAID' ? order.trxRef.slice(-6).toUpperCase() : null,
    address_recipient_name: address?.recipient_name,
    address_recipient_phone: address?.recipient_phone,
    address_street: address?.address_street,
    address_city: isPickup ? null : `${city.type} ${city.city_name}`,
    address_province: isPickup ? null : province.province_name,
    payment_duedate: order.payment.bill_expired,
    ...(order.status === 'PENDING' ? { payment_data: order.payment } : {}),
    user: customer && { name: customer.name },
    sales_trx_details: order.lines.map((line) => detail(order, line)),
  }
}

export function orderRoutes(app: FastifyInstance, state: State): void {
  app.post('/checkout-trx', ({ body, headers }) => {
    const customer = state.customerOf(headers.authorization)
    const input = orderFields.parse(body)
    // A repeated key from the same device returns the same order: shoppers press twice, and connections break.
    const key = String(headers['idempotency-key'] ?? randomUUID())
    const known = state.orders.find(
      (each) => each.key === key && each.device === input.local_device_id,
    )
    const order = known ?? place(state, input, customer, key)
    return { data: { payment_data: order.payment } }
  })
  app.get('/user/orders', ({ headers }) => {
    const customer = state.requireCustomer(headers.authorization)
    const own = state.orders.filter((order) => order.customer === customer)
    for (const order of own) state.settle(order)
    return { data: { user_orders: own.map(shownOrder) } }
  })
}
