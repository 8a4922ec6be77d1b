import { dueTime } from '@etalase/backend-kit/cash/payment-way.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { findByTrxRef } from '@etalase/backend-kit/orders/order-repository.ts'
import type { FastifyInstance } from 'fastify'
import { orderPayment } from '#orders/order-payment.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers the payment of an order, and the shopper's return from the provider. */
export default function paymentRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, payment } = context

  registerEndpoint(app, 'GET order-payment', ({ trx_ref, local_device_id }, { customer }) =>
    orderPayment(db, trx_ref, { deviceId: local_device_id, customer }),
  )

  registerEndpoint(app, 'POST checkout-payment', async (report, { request }) => {
    const { bill_no, status } = report
    const isTrue = payment.isSigned(report)
    request.log.info({ billNo: bill_no, status, isTrue }, 'payment return reported')
    const order = isTrue ? await findByTrxRef(db, bill_no) : undefined
    if (!order) return { verified: false }
    return {
      verified: true,
      trx_status: order.status,
      outcome: payment.outcomeOf(report, order),
      trx_ref: order.trxRef,
      grand_total: order.grandTotal,
      payment_channel: order.paymentChannel,
      payment_way: order.paymentWay,
      payment_duedate: dueTime(order),
    }
  })
}
