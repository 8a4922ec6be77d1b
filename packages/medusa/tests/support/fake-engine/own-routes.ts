import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { categories } from '#tests/support/fake-engine/catalogue.ts'
import { type FakeOrder, FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'
import { holdsTooMany } from '../../../server/src/orders/network-share.ts'
import { isPayable } from '../../../server/src/orders/payable.ts'
import { discountOf } from '../../../server/src/promotion-terms.ts'

const tiers = [
  { service: 'UDRREG', description: 'Regular', tariff: 12_000, etd: '1-2' },
  { service: 'UDRONS', description: 'Express', tariff: 20_000, etd: '1' },
]

const list = (text: string | undefined) => (text ? text.split(',') : undefined)

export function catalogueRoutes(app: FastifyInstance, state: FakeState): void {
  app.get('/adapter/settings', () => ({
    region_id: 'reg_1',
    currency_code: 'idr',
    sales_channel_id: 'sc_0',
    publishable_key: 'pk_1',
  }))
  app.get('/adapter/catalogue', ({ query }) => {
    const { limit, offset, product_ids } = z
      .object({
        limit: z.coerce.number(),
        offset: z.coerce.number(),
        product_ids: z.string().optional(),
      })
      .parse(query)
    const wanted = list(product_ids)
    const all = state.products.filter(({ id }) => !wanted || wanted.includes(id))
    return { products: all.slice(offset, offset + limit), count: all.length }
  })
  app.get('/adapter/stock', ({ query }) => {
    const { variant_ids } = z.object({ variant_ids: z.string() }).parse(query)
    const stock = variant_ids.split(',').map((id) => [id, state.variant(id).variant.stock])
    return { stock: Object.fromEntries(stock) }
  })
  app.get('/adapter/stores', () => state.stores)
  app.get('/static/:name', ({ params }, reply) => {
    const { name } = z.object({ name: z.string() }).parse(params)
    const type = state.uploads.get(name)
    if (!type) throw new FakeRefusal('NOT_FOUND', 404)
    return reply.type(type).send(Buffer.from(name))
  })
  app.get('/adapter/categories', () => ({ categories }))
  app.get('/adapter/content/:key', ({ params, query }) => {
    const { key } = z.object({ key: z.string() }).parse(params)
    const { language } = z.object({ language: z.string() }).parse(query)
    const data = state.content.get(`${key} ${language}`)
    if (data === undefined) throw new FakeRefusal('NOT_FOUND', 404)
    return { data, updated_at: new Date().toISOString() }
  })
  app.get('/adapter/promotions', () => ({ promotions: state.offers }))
  app.get('/adapter/promotions/:code', ({ params }) => {
    const { code } = z.object({ code: z.string() }).parse(params)
    return { promotion: state.promotion(code) }
  })
  app.post('/adapter/tariffs', () => ({ couriers: { national: tiers } }))
  app.post('/adapter/numbers', ({ body }) => {
    const { kind, keys } = z.object({ kind: z.string(), keys: z.array(z.string()) }).parse(body)
    return { numbers: Object.fromEntries(keys.map((key) => [key, state.numberOf(kind, key)])) }
  })
}

const orderBody = z.object({
  device_id: z.string(),
  idempotency_key: z.string().nullable(),
  customer_id: z.string().nullable(),
  email: z.string(),
  location_id: z.string(),
  shipping_type: z.string(),
  lines: z.array(
    z.object({ line_id: z.string().nullable(), variant_id: z.string(), quantity: z.number() }),
  ),
  shipping: z.object({ courier: z.string(), service: z.string(), cost: z.number() }).nullable(),
  address: z.looseObject({}).nullable(),
  promo_code: z.string().nullable(),
  expected_total: z.number().nullable(),
  payment_hours: z.number(),
  payment_minimum: z.number(),
  network: z.string(),
  limits: z.object({ perAddress: z.number() }),
  details: z.looseObject({}),
})

/** Throws BUSY_NETWORK. */
function requireShare(state: FakeState, body: z.output<typeof orderBody>): void {
  const { network, location_id, limits } = body
  const theirs = state.orders.filter(
    (order) =>
      order.status === 'PENDING' && order.network === network && order.location_id === location_id,
  )
  for (const { variant_id, quantity: qty } of body.lines) {
    const lines = theirs
      .flatMap((order) => order.lines)
      .filter((line) => line.variant_id === variant_id)
    const held = lines.reduce((sum, line) => sum + line.qty, 0)
    const available = state.variant(variant_id).variant.stock[location_id] ?? 0
    if (holdsTooMany({ qty, held, available, atLeast: limits.perAddress }))
      throw new FakeRefusal('BUSY_NETWORK', 400, { variant_id })
  }
}

function linesOf(state: FakeState, body: z.output<typeof orderBody>) {
  return body.lines.map(({ variant_id, quantity: qty }) => {
    const { product, number, variant } = state.variant(variant_id)
    const available = variant.stock[body.location_id] ?? 0
    if (available < qty) throw new FakeRefusal('OUT_OF_STOCK', 400, { variant_id, available })
    return {
      product_number: number,
      variant_id,
      size_code: variant.size_code,
      size_name: variant.size_code,
      product_name: product.title,
      qty,
      retail_price: variant.retail_price,
      price: variant.price,
      subtotal: variant.price * qty,
    }
  })
}

function place(state: FakeState, body: z.output<typeof orderBody>): FakeOrder {
  const known = state.orders.find(
    ({ device_id, idempotency_key }) =>
      body.idempotency_key !== null &&
      device_id === body.device_id &&
      idempotency_key === body.idempotency_key,
  )
  if (known) return known
  const lines = linesOf(state, body)
  requireShare(state, body)
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0)
  const { promo_code } = body
  const discount = promo_code
    ? discountOf(
        { id: '', ...state.promotion(promo_code) },
        { subtotal, shippingCost: body.shipping?.cost ?? 0 },
      )
    : 0
  const shipping_cost = body.shipping?.cost ?? 0
  const grand_total = subtotal - discount + shipping_cost
  if (!isPayable(grand_total, body.payment_minimum))
    throw new FakeRefusal(promo_code ? 'LEAVES_TOO_LITTLE' : 'BELOW_MINIMUM')
  if (body.expected_total !== null && body.expected_total !== grand_total)
    throw new FakeRefusal('CART_CHANGED')
  const now = Date.now()
  const isFree = grand_total === 0
  const order: FakeOrder = {
    ...body,
    id: state.orders.length + 1,
    trx_ref: randomBytes(16).toString('hex'),
    order_id: state.next('order'),
    status: isFree ? 'PAID' : 'PENDING',
    moved_at: new Date(now).toISOString(),
    placed_at: new Date(now).toISOString(),
    due_at: new Date(now + body.payment_hours * 3_600_000).toISOString(),
    paid_at: isFree ? new Date(now).toISOString() : null,
    shipping: body.shipping && { ...tiers[0], ...body.shipping },
    subtotal,
    discount,
    shipping_cost,
    grand_total,
    payment: { channel: null, number: null, qr: null, reference: null },
    receipt_number: null,
    pickup_code: isFree && body.shipping_type === 'PICKUP_ON_STORE' ? 'ABC234' : null,
    lines,
  }
  state.move(order, -1)
  state.orders.push(order)
  const cartId = state.devices.get(body.device_id)?.cart_id
  const ordered = body.lines.map(({ line_id }) => line_id)
  const items = state.carts.get(cartId ?? '') ?? []
  if (cartId)
    state.carts.set(
      cartId,
      items.filter(({ id }) => !ordered.includes(id)),
    )
  return order
}

const filters = z.looseObject({
  limit: z.coerce.number().optional(),
  ids: z.coerce.number().optional(),
  trx_ref_start: z.string().optional(),
  status: z.string().optional(),
  after: z.coerce.number().optional(),
})

/** Ends an order whose goods are here, and puts them back. What it cost stays. */
function close(state: FakeState, order: FakeOrder, status: 'CANCELLED' | 'EXPIRED'): void {
  Object.assign(order, { status, moved_at: new Date().toISOString() })
  state.move(order, 1)
}

export function orderRoutes(app: FastifyInstance, state: FakeState): void {
  const find = (params: unknown) => state.order(params)
  app.post('/adapter/orders', ({ body }) => ({ order: place(state, orderBody.parse(body)) }))
  app.get('/adapter/orders', ({ query }) => {
    const { limit = 50, ids, trx_ref_start, status, after, ...same } = filters.parse(query)
    const statuses = list(status)
    const isWanted = (order: FakeOrder) =>
      (ids === undefined || order.id === ids) &&
      (trx_ref_start === undefined || order.trx_ref.startsWith(trx_ref_start)) &&
      (statuses === undefined || statuses.includes(order.status)) &&
      (after === undefined || order.id > after) &&
      Object.entries(same).every(([name, value]) => order[name] === value)
    const wanted = state.orders.filter(isWanted)
    return { orders: (after === undefined ? wanted.toReversed() : wanted).slice(0, limit) }
  })
  app.post('/adapter/orders/:trx_ref/payment', ({ params, body }) => {
    const outcomes = z.enum(['paid', 'waiting', 'expired', 'reversed'])
    const kept = z.object({
      channel: z.string(),
      number: z.string().nullable(),
      qr: z.string().nullable(),
      reference: z.string(),
    })
    const { outcome, ...payment } = kept.extend({ outcome: outcomes }).parse(body)
    const order = find(params)
    if (outcome === 'waiting' && order.status === 'PENDING') order.payment = payment
    const isOpen = order.status === 'PENDING' || order.status === 'PAID'
    if (outcome === 'reversed' && isOpen) close(state, order, 'CANCELLED')
    if (outcome === 'expired' && order.status === 'PENDING') close(state, order, 'EXPIRED')
    if (outcome !== 'paid') return { result: 'done', order }
    const isOther = Object(order.payment).reference !== payment.reference
    if (order.paid_at !== null) return { result: isOther ? 'paid-again' : 'done', order }
    if (order.status !== 'PENDING') return { result: 'too-late', order }
    order.payment = payment
    const now = new Date().toISOString()
    Object.assign(order, { status: 'PAID', moved_at: now, paid_at: now })
    if (order.shipping_type === 'PICKUP_ON_STORE') order.pickup_code = 'ABC234'
    return { result: 'done', order }
  })
  app.put('/adapter/orders/:trx_ref/details', ({ params, body }) => {
    const order = find(params)
    const { details } = z.object({ details: z.looseObject({}) }).parse(body)
    order.details = { ...z.looseObject({}).parse(order.details), ...details }
    return {}
  })
  app.post('/adapter/orders/:trx_ref/step', ({ params }) => {
    const order = find(params)
    // A repeated step changes nothing.
    if (order.status === 'CANCELLED') return { order }
    if (order.status !== 'PENDING') throw new FakeRefusal('ORDER_CLOSED', 409)
    close(state, order, 'CANCELLED')
    return { order }
  })
}

export function shopperRoutes(app: FastifyInstance, state: FakeState): void {
  const customerId = z.object({ id: z.string() })
  const wish = customerId.extend({ number: z.coerce.number() })
  app.get('/adapter/devices/:id/cart', ({ params }) => {
    const { cart_id = null, customer_id = null } =
      state.devices.get(customerId.parse(params).id) ?? {}
    const lines = (state.carts.get(cart_id ?? '') ?? []).map(({ id, variant_id, quantity }) => ({
      line_id: id,
      number: state.numberOf('line', id),
      variant_id,
      quantity,
    }))
    return { cart: { cart_id, customer_id, lines } }
  })
  app.put('/adapter/devices/:id', ({ params, body }) => {
    const { id } = customerId.parse(params)
    const kept = z
      .object({ cart_id: z.string().nullable(), customer_id: z.string().nullable() })
      .parse(body)
    state.devices.set(id, kept)
    return { device: { device_id: id, ...kept } }
  })
  app.post('/adapter/devices/:id/move', ({ params, body }) => {
    const { id } = customerId.parse(params)
    state.moveDevice(id, z.object({ to: z.string() }).parse(body).to)
    return {}
  })
  app.get('/adapter/customers/:id/wishes', ({ params }) => {
    const { wishes } = state.customer(customerId.parse(params).id)
    return { wishes: wishes.toReversed().map((number) => ({ number, wished_at: '' })) }
  })
  app.put('/adapter/customers/:id/wishes/:number', ({ params }) => {
    const { id, number } = wish.parse(params)
    const customer = state.customer(id)
    customer.wishes = [...customer.wishes.filter((each) => each !== number), number]
    return {}
  })
  app.delete('/adapter/customers/:id/wishes/:number', ({ params }) => {
    const { id, number } = wish.parse(params)
    const customer = state.customer(id)
    customer.wishes = customer.wishes.filter((each) => each !== number)
    return {}
  })
  app.get('/adapter/customers/:id/newsletter', ({ params }) => ({
    consent: state.customer(customerId.parse(params).id).consent,
  }))
  app.put('/adapter/customers/:id/newsletter', ({ params, body }) => {
    const consent = { given_at: new Date().toISOString(), ...z.looseObject({}).parse(body) }
    state.customer(customerId.parse(params).id).consent = consent
    return { consent }
  })
  app.delete('/adapter/customers/:id/newsletter', ({ params }) => {
    state.customer(customerId.parse(params).id).consent = null
    return { consent: null }
  })
  app.post('/adapter/customers/:id/password', ({ params, body }) => {
    const { password } = z.object({ password: z.string() }).parse(body)
    state.customer(customerId.parse(params).id).password = password
    return {}
  })
  app.delete('/adapter/customers/:id', ({ params }) => {
    const { id } = customerId.parse(params)
    const theirs = state.orders.filter(({ customer_id }) => customer_id === id)
    if (theirs.some(({ status }) => status === 'PAID')) throw new FakeRefusal('OPEN_ORDERS', 409)
    state.customers.delete(id)
    state.passkeys = state.passkeys.filter(({ customer_id }) => customer_id !== id)
    return {}
  })
  app.post('/adapter/customers/:id/email', ({ params, body }) => {
    const { email } = z.object({ email: z.string() }).parse(body)
    if (state.byEmail(email)) throw new FakeRefusal('EMAIL_TAKEN', 409)
    state.customer(customerId.parse(params).id).email = email
    return {}
  })
}
