import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '#backend/context.ts'
import { HttpError } from '#backend/http/http-error.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { handleNotification } from '#backend/orders/handle-notification.ts'
import { orderPayment } from '#backend/orders/order-payment.ts'
import { findByTrxRef } from '#backend/orders/order-repository.ts'
import { sameSignature, signStatus } from '#backend/payment/signature.ts'
import { givenText, requiredGivenText } from '#lib/contract/fields.ts'
import { toWib } from '#lib/rules/time-zone.ts'

const notification = z.object({
  trx_id: givenText(64),
  merchant_id: givenText(64),
  bill_no: requiredGivenText(64),
  payment_reff: givenText(64).default(''),
  payment_channel: givenText(64).default(''),
  payment_status_code: requiredGivenText(4),
  signature: givenText(64),
})

/** The provider's signed notification, the payment of an order, and the shopper's return. */
export function paymentRoutes(app: FastifyInstance, context: Context): void {
  const { db, payment, now, mailWorker } = context
  const isSigned = (billNo: string, status: string, signature: string) =>
    sameSignature(signStatus(payment, billNo, status), signature)

  /** Only this call changes an order's payment state (payment-courier-facts.md). */
  app.post('/payment/notification', async (request) => {
    const parsed = notification.safeParse(request.body)
    if (!parsed.success) throw new HttpError(400, 'INVALID_INPUT', 'Not a payment notification.')
    const { bill_no, payment_status_code, signature, payment_channel, payment_reff, trx_id } =
      parsed.data
    const isOurs = parsed.data.merchant_id === payment.merchantId
    if (!isOurs || !isSigned(bill_no, payment_status_code, signature)) {
      request.log.warn(
        { billNo: bill_no },
        'payment notification that is not for us, or not signed',
      )
      throw new HttpError(403, 'BAD_SIGNATURE', 'The signature does not verify.')
    }
    const notice = {
      billNo: bill_no,
      status: payment_status_code,
      channel: payment_channel,
      reference: payment_reff,
      trxId: trx_id,
    }
    const result = await handleNotification(db, notice, now())
    if (result === 'too-late') {
      const order = { billNo: bill_no, status: payment_status_code }
      request.log.error(
        order,
        'payment for a closed order, or reversal of a sent one: settle by hand',
      )
    }
    // Not awaited: the provider repeats a notification when the answer is late.
    mailWorker.deliver()
    return {
      response: 'Payment Notification',
      trx_id,
      merchant_id: payment.merchantId,
      bill_no,
      response_code: result === 'unknown' ? '14' : '00',
      response_desc: result === 'unknown' ? 'Unknown bill' : 'Success',
      response_date: toWib(now()),
    }
  })

  registerEndpoint(app, 'GET order-payment', ({ trx_ref, local_device_id }, { customer }) =>
    orderPayment(db, trx_ref, { deviceId: local_device_id, customer }),
  )

  registerEndpoint(
    app,
    'POST checkout-payment',
    async ({ bill_no, status, signature }, { request }) => {
      const isTrue = isSigned(bill_no, status, signature)
      request.log.info({ billNo: bill_no, status, isTrue }, 'payment return reported')
      const order = isTrue ? await findByTrxRef(db, bill_no) : undefined
      if (!order) return { verified: false }
      return {
        verified: true,
        trx_status: order.status,
        trx_ref: order.trxRef,
        grand_total: order.grandTotal,
        payment_channel: order.paymentChannel,
        payment_duedate: toWib(order.dueAt),
      }
    },
  )
}
