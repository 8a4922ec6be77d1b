import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import type { Notification, NotificationResult } from '@etalase/backend-kit/payment/provider.ts'
import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import {
  isPaymentProblem,
  paymentProblemNames,
  paymentProblems,
  unknownStatus,
} from '@etalase/contract/rules/payment/settlement.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { orNull } from '#engine/engine.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { variantsOf } from '#orders/engine-order.ts'
import { findOrder } from '#orders/find-orders.ts'
import { mailOrder } from '#orders/mail-order.ts'
import { readOrder } from '#orders/read-order.ts'

const answered = z.object({
  result: z.enum(['done', ...paymentProblemNames]),
  order: z.unknown(),
})

/** A failed or cancelled payment has no effect: the shopper may try again until the order is due. */
const outcomesWithEffect: readonly PaymentOutcome[] = ['paid', 'waiting', 'expired', 'reversed']

/** Tells the engine of a verified notification; a repeated one changes nothing there. */
async function applyNotification(
  adapter: Adapter,
  { billNo, outcome, channel, paymentNumber, paymentQr, reference, amount }: Notification,
): Promise<NotificationResult> {
  const { engine, model } = adapter
  if (!outcomesWithEffect.includes(outcome)) {
    if (!(await findOrder(adapter, { trx_ref: billNo }))) return 'unknown'
    return outcome === 'checking' ? 'unknown-status' : 'done'
  }
  const applied = await orNull(
    engine.own('POST', `/orders/${encodeURIComponent(billNo)}/payment`, {
      answer: answered,
      body: {
        outcome,
        channel,
        number: paymentNumber,
        qr: paymentQr ?? null,
        reference,
        amount: amount ?? null,
      },
    }),
  )
  if (!applied) return 'unknown'
  const order = readOrder(engine, applied.order)
  await model.refreshStock(variantsOf(order))
  if (outcome === 'waiting' && order.status === 'PENDING')
    await mailOrder(adapter, order, {
      kind: 'ORDER_WAITING',
      detail: paymentNumber ?? channel,
    })
  return applied.result
}

/** The provider's signed notification: only this call changes an order's payment (payment-courier-facts.md). */
export function notificationRoute(app: FastifyInstance, adapter: Adapter): void {
  const { payment, now } = adapter
  app.post('/payment/notification', async (request, reply) => {
    const { body, headers } = request
    const reading = await payment.readNotification({ body, headers, rawBody: '' })
    if ('refusal' in reading && reading.refusal === 'malformed')
      throw new HttpError(400, 'INVALID_INPUT', 'Not a payment notification.')
    if ('refusal' in reading) {
      request.log.warn({ billNo: reading.billNo }, 'payment notification that is not signed')
      throw new HttpError(403, 'BAD_SIGNATURE', 'The signature does not verify.')
    }
    const { notification } = reading
    const result = await applyNotification(adapter, notification)
    const { billNo, status } = notification
    if (result === 'unknown-status') request.log.warn({ billNo, status }, unknownStatus)
    if (result !== 'unknown' && isPaymentProblem(result))
      request.log.error({ billNo, status }, `${paymentProblems[result]}: settle by hand`)
    const answer = payment.answer(notification, result, now())
    return reply.status(answer.status).send(answer.body)
  })
}

/** The shopper's return from the provider; it changes no order. */
export function paymentRoutes(answer: AnswerCall, adapter: Adapter): void {
  const { payment } = adapter

  answer('POST checkout-payment', async (report) => {
    const order = payment.isSigned(report)
      ? await findOrder(adapter, { trx_ref: report.bill_no })
      : undefined
    if (!order) return { verified: false }
    return {
      verified: true,
      trx_status: order.status,
      outcome: payment.outcomeOf(report, {
        paymentNumber: order.payment?.number ?? null,
        paymentQr: order.payment?.qr ?? null,
      }),
      trx_ref: order.trx_ref,
      grand_total: order.grand_total,
      payment_channel: order.payment?.channel ?? null,
      payment_duedate: toWib(order.due_at),
    }
  })
}
