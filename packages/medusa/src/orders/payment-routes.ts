import { dueTime } from '@etalase/backend-kit/cash/payment-way.ts'
import {
  logPaymentProblem,
  notificationRoute,
} from '@etalase/backend-kit/payment/notification-route.ts'
import type { Notification, NotificationResult } from '@etalase/backend-kit/payment/provider.ts'
import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { paymentProblemNames } from '@etalase/contract/rules/payment/settlement.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { orNull } from '#engine/engine.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { paidOrder, variantsOf } from '#orders/engine-order.ts'
import { findOrder } from '#orders/find-orders.ts'
import { mailOrder } from '#orders/mail-order.ts'
import { readOrder } from '#orders/read-order.ts'

const answered = z.object({
  result: z.enum(['done', ...paymentProblemNames]),
  order: z.unknown(),
})

/** A failed or cancelled payment has no effect: the shopper may retry until the order is due. */
const outcomesWithEffect: readonly PaymentOutcome[] = ['paid', 'waiting', 'expired', 'reversed']

/** Treats a void of the recorded payment as a reversal. Any other cancelled payment was only an attempt. */
async function meantBy(adapter: Adapter, notification: Notification): Promise<Notification> {
  const { outcome, voids, billNo, reference } = notification
  if (outcome !== 'cancelled' || !voids) return notification
  const order = await findOrder(adapter, { trx_ref: billNo })
  const isVoided = order?.paid_at && order.payment?.reference === reference
  return isVoided ? { ...notification, outcome: 'reversed' } : notification
}

/** Applies a verified notification in the engine. Idempotent. */
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

/** Registers the provider's signed notification, and logs what staff must know of it. */
export const paymentNotifications = (app: FastifyInstance, adapter: Adapter): void =>
  notificationRoute(app, {
    payment: adapter.payment,
    now: adapter.now,
    async settle(notification, log) {
      const result = await applyNotification(adapter, await meantBy(adapter, notification))
      if (result !== 'unknown' && result !== 'done') logPaymentProblem(log, notification, result)
      return result
    },
  })

/** Registers the shopper's return from the provider, which changes no order. */
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
      payment_way: order.payment_way ?? null,
      payment_duedate: dueTime(paidOrder(order)),
    }
  })
}
