import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { book } from '#tests/support/fake-engine/invoices.ts'
import { orderBody, place } from '#tests/support/fake-engine/place-order.ts'
import type { FakeOrder, FakeState } from '#tests/support/fake-engine/state.ts'

const filters = z.looseObject({
  limit: z.number().optional(),
  ids: z.array(z.number()).optional(),
  trx_ref_start: z.string().optional(),
  status: z.array(z.string()).optional(),
  after: z.number().optional(),
})

/** Closes an order whose goods are in the store, and restocks them. Its total stays. */
function close(state: FakeState, order: FakeOrder, status: 'CANCELLED' | 'EXPIRED'): void {
  Object.assign(order, { status, moved_at: new Date().toISOString() })
  state.move(order, 1)
}

export function orderRoutes(app: FastifyInstance, state: FakeState): void {
  const find = (params: unknown) => state.order(params)
  app.post('/adapter/orders', ({ body }) => ({ order: place(state, orderBody.parse(body)) }))
  app.post('/adapter/search/orders', ({ body }) => {
    const { limit = 50, ids, trx_ref_start, status, after, ...same } = filters.parse(body)
    const isWanted = (order: FakeOrder) =>
      (ids === undefined || ids.includes(order.id)) &&
      (trx_ref_start === undefined || order.trx_ref.startsWith(trx_ref_start)) &&
      (status === undefined || status.includes(order.status)) &&
      (after === undefined || order.id > after) &&
      Object.entries(same).every(([name, value]) => order[name] === value)
    const wanted = state.orders.filter(isWanted)
    for (const order of wanted) book(state, order)
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
}
