import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { requireWay, wayBody } from '#tests/support/fake-engine/cash.ts'
import { tiers } from '#tests/support/fake-engine/catalogue.ts'
import { type FakeOrder, FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'
import { holdsTooMany } from '../../../server/src/orders/network-share.ts'
import { isPayable } from '../../../server/src/orders/payable.ts'
import { closed } from '../../../server/src/orders/status.ts'
import { discountOf } from '../../../server/src/promotion-terms.ts'

export const orderBody = z.object({
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
  payment_minimum: z.number().default(1),
  network: z.string(),
  limits: z.object({ perAddress: z.number() }),
  order_limits: z.array(z.object({ variant_ids: z.array(z.string()), most: z.number() })),
  details: z.looseObject({}),
  ...wayBody,
})

/** Throws BUSY_NETWORK. */
function requireShare(state: FakeState, body: z.output<typeof orderBody>): void {
  const { network, location_id, limits } = body
  const theirs = state.orders.filter(
    (order) =>
      ['PENDING', 'CONFIRMED'].includes(order.status) &&
      order.network === network &&
      order.location_id === location_id,
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

/** Throws ORDER_LIMIT. */
function requireWithinLimits(state: FakeState, body: z.output<typeof orderBody>): void {
  const theirs = state.orders.filter(
    ({ status, email, device_id }) =>
      !closed.some((each) => each === status) &&
      (email === body.email || device_id === body.device_id),
  )
  const bought = theirs.flatMap(({ lines }) => lines)
  const ordered = body.lines.map(({ variant_id, quantity: qty }) => ({ variant_id, qty }))
  for (const { variant_ids, most } of body.order_limits) {
    const limited = [...ordered, ...bought].filter((line) => variant_ids.includes(line.variant_id))
    if (limited.reduce((sum, { qty }) => sum + qty, 0) > most)
      throw new FakeRefusal('ORDER_LIMIT', 400, { variant_id: limited[0]?.variant_id })
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

function firstStatus({ payment_way }: z.output<typeof orderBody>, total: number) {
  if (payment_way) return 'CONFIRMED'
  return total === 0 ? 'PAID' : 'PENDING'
}

/** Places an order like the engine. Throws FakeRefusal. */
export function place(state: FakeState, body: z.output<typeof orderBody>): FakeOrder {
  const known = state.orders.find(
    ({ device_id, idempotency_key }) =>
      body.idempotency_key !== null &&
      device_id === body.device_id &&
      idempotency_key === body.idempotency_key,
  )
  if (known) return known
  const lines = linesOf(state, body)
  requireShare(state, body)
  requireWithinLimits(state, body)
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0)
  const { promo_code } = body
  const discount = promo_code
    ? discountOf(
        { id: '', ...state.promotion(promo_code) },
        { subtotal, shippingCost: body.shipping?.cost ?? 0 },
      )
    : 0
  const shipping_cost = body.shipping?.cost ?? 0
  const cost = subtotal - discount + shipping_cost
  const payment_fee = requireWay(state, body, cost)
  const grand_total = cost + payment_fee
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
    status: firstStatus(body, grand_total),
    moved_at: new Date(now).toISOString(),
    placed_at: new Date(now).toISOString(),
    due_at: new Date(now + body.payment_hours * 3_600_000).toISOString(),
    paid_at: isFree ? new Date(now).toISOString() : null,
    shipping: body.shipping && { ...tiers[0], ...body.shipping },
    subtotal,
    discount,
    shipping_cost,
    payment_fee,
    grand_total,
    payment: { channel: null, number: null, qr: null, reference: null },
    receipt_number: null,
    pickup_code:
      (isFree || body.payment_way) && body.shipping_type === 'PICKUP_ON_STORE' ? 'ABC234' : null,
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
