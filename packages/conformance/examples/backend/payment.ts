import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { shop, sign } from './payment-form.ts'
import type { State } from './state.ts'

const given = z.string().max(128).default('')
const report = z.object({ bill_no: given, status: given, signature: given })

const bill = z.object({ order_id: z.string().max(32) })

export function paymentRoutes(app: FastifyInstance, state: State): void {
  /** The return as the shopper's browser reports it; ignored without a valid signature. */
  app.post('/checkout-payment', ({ body }) => {
    const { bill_no, status, signature } = report.parse(body)
    const order = state.orders.find(({ trxRef }) => trxRef === bill_no)
    if (!order || signature !== sign(bill_no, status)) return { data: { verified: 0 } }
    const { trxRef, total, payment } = order
    return {
      data: {
        verified: 1,
        trx_status: order.status,
        trx_ref: trxRef,
        grand_total: total,
        payment_duedate: payment.bill_expired,
      },
    }
  })
  /** Stands in for a provider: accepts the form, pays at once, and redirects the shopper back. */
  app.post('/pay', ({ body }, reply) => {
    const { order_id } = bill.parse(body)
    const order = state.orders.find(({ trxRef }) => trxRef === order_id)
    if (order) state.settle(order)
    if (order?.status === 'PENDING') order.status = 'PAID'
    const status = order?.status === 'PAID' ? '2' : '3'
    const query = new URLSearchParams({
      bill_no: order_id,
      status,
      signature: sign(order_id, status),
    })
    return reply.redirect(`${shop}/payment/response?${query}`, 303)
  })
}
