import { hashNetwork } from '@etalase/backend-kit/http/hash-network.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { answerAlert } from '@etalase/backend-kit/stock-alerts/answer-alert.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '#adapter.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { addAlert } from '#stock-alerts/add-alert.ts'
import { engineAlerts, removeAlerts } from '#stock-alerts/engine-alerts.ts'

/** Registers back-in-stock alerts, and unsubscribing. The engine stores who waits. */
export function stockAlertRoutes(app: FastifyInstance, answer: AnswerCall, adapter: Adapter): void {
  const { engine, secret, model } = adapter
  const limit = ipRateLimit(app, { max: 100, timeWindow: '15 minutes' })

  answer('POST stock-alert', async (input, { request }) => {
    await limit(request)
    const size = { productId: input.product_detail_id, sizeCode: input.size }
    const clientNetwork = hashNetwork(secret, request.ip)
    const alert = { ...size, email: emailKey(input.email), clientNetwork }
    return answerAlert(model.db, size, () => addAlert(adapter, alert))
  })

  answer('POST stock-alert-stop', async ({ token }, { request }) => {
    await limit(request)
    const [alert] = await engineAlerts(engine, { token })
    if (alert) {
      const { email } = alert
      await adapter.locks.run(`alerts ${email}`, () => removeAlerts(engine, { email }))
    }
    return { message: messages().answers.stockAlert.stopped }
  })
}
