import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type FakeOrder, FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'
import { closed } from '../../../server/src/orders/status.ts'
import { isAllowed, stepNames, steps } from '../../../server/src/orders/steps.ts'
import { type CashSettings, feeOf, paymentWays } from '../../../server/src/orders/ways.ts'

/** Returns staff's settings, from the document `settings`. */
export const cashSettings = (state: FakeState): CashSettings & { cash_orders: number } => ({
  cash_on_delivery_services: [],
  cash_on_delivery_fee: 5_000,
  cash_on_delivery_maximum: 2_000_000,
  pay_at_store: false,
  cash_orders: 3,
  ...Object(state.content.get('settings en')),
})

export const wayBody = {
  payment_way: z.enum(paymentWays).optional(),
  cash_keys: z.array(z.string()).default([]),
}

interface Orderer {
  device_id: string
  customer_id?: string | null | undefined
  cash_keys: readonly string[]
}

const orderOf = ({ payment_way, paid_at, refused_at, ...order }: FakeOrder) => ({
  ...order,
  shipping_type: String(order.shipping_type),
  payment_way: payment_way ? String(payment_way) : null,
  paid_at: paid_at ?? null,
  refused_at: refused_at ?? null,
  back_at: order.back_at ?? null,
})

/** Counts a shopper's unpaid cash orders. */
function openOrders(state: FakeState, orderer: Orderer): number {
  const open = state.orders.filter(
    ({ payment_way, paid_at, status }) =>
      payment_way && !paid_at && !closed.some((each) => each === status),
  )
  const { device_id, customer_id, cash_keys } = orderer
  const counts = [
    open.filter((order) => order.device_id === device_id),
    open.filter((order) => customer_id && order.customer_id === customer_id),
    ...cash_keys.map((key) =>
      open.filter((order) => z.array(z.string()).parse(order.cash_keys).includes(key)),
    ),
  ]
  return Math.max(...counts.map(({ length }) => length))
}

interface Wanted extends Orderer {
  payment_way?: (typeof paymentWays)[number] | undefined
  shipping_type: string
  shipping: { service: string } | null
}

/** Returns the fee of an order's payment method. Throws PAYMENT_WAY and CASH_ORDERS. */
export function requireWay(state: FakeState, body: Wanted, total: number): number {
  const { payment_way: way, shipping } = body
  if (!way) return 0
  const settings = cashSettings(state)
  if (openOrders(state, body) >= settings.cash_orders) throw new FakeRefusal('CASH_ORDERS')
  const shippingType = z.enum(['ONLINE_DELIVERY', 'PICKUP_ON_STORE']).parse(body.shipping_type)
  const takesCash = settings.cash_on_delivery_services.includes(shipping?.service ?? '')
  const fee = feeOf({ way, shippingType, total, takesCash }, settings)
  if (fee === null) throw new FakeRefusal('PAYMENT_WAY')
  return fee
}

/** Returns what a step changes about an order, besides its status. */
function effectOf(state: FakeState, order: FakeOrder, step: string): object {
  const now = new Date().toISOString()
  if (step === 'collect') return { paid_at: now, refused_at: null }
  if (step === 'refuse') return { refused_at: now }
  if (step === 'withdraw' || step === 'cancel' || step === 'not-collected') state.move(order, 1)
  return {}
}

/** Registers the steps of an order, by the engine's rules. */
export function stepRoutes(app: FastifyInstance, state: FakeState): void {
  app.post('/adapter/search/open-cash-orders', ({ body }) => {
    const given = z
      .object({
        device_id: z.string(),
        customer_id: z.string().optional(),
        cash_keys: z.array(z.string()).default([]),
      })
      .parse(body)
    return { open: openOrders(state, given) }
  })
  app.post('/adapter/orders/:trx_ref/step', ({ params, body }) => {
    const { step, receipt_number } = z
      .object({ step: z.enum(stepNames), receipt_number: z.string().optional() })
      .parse(body)
    const order = state.order(params)
    const { to } = steps[step]
    if (step === 'collect' && order.payment_way && order.paid_at)
      throw new FakeRefusal('COLLECTED', 409, { paid_at: order.paid_at })
    // A repeated step changes nothing.
    if (order.status === to && step !== 'collect') return { order }
    if (!isAllowed(orderOf(order), step)) throw new FakeRefusal('ORDER_CLOSED', 409)
    const moved_at = new Date().toISOString()
    Object.assign(order, { ...effectOf(state, order, step), status: to, moved_at })
    if (receipt_number) order.receipt_number = receipt_number
    return { order }
  })
}
