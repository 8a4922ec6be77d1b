import { loadSizeNames } from '@etalase/backend-kit/catalogue/size-names.ts'
import { hashNetwork } from '@etalase/backend-kit/http/hash-network.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { answerAlert } from '@etalase/backend-kit/stock-alerts/answer-alert.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'
import { addAlert, alertsOf, endAlerts } from '#stock-alerts/stock-alert-repository.ts'

/** Registers back-in-stock alerts: create, list and stop. */
export default function stockAlertRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, now, orderLinkSecret } = context
  const limit = ipRateLimit(app, { max: 100, timeWindow: '15 minutes' })

  registerEndpoint(app, 'POST stock-alert', async (input, { request }) => {
    await limit(request)
    const size = { productId: input.product_detail_id, sizeCode: input.size }
    const clientNetwork = hashNetwork(orderLinkSecret, request.ip)
    const alert = { ...size, email: emailKey(input.email), clientNetwork }
    return answerAlert(db, size, () => addAlert(db, alert, now()))
  })

  registerEndpoint(app, 'GET user/stock-alerts', async (_, { customer }) => {
    const alerts = await alertsOf(db, customer.id)
    const sizeName = await loadSizeNames(db, alerts)
    return {
      stock_alerts: alerts.map((alert) => ({
        product_detail_id: alert.productId,
        size: alert.sizeCode,
        size_name: sizeName(alert),
        email: alert.email,
        created_at: toWib(alert.createdAt),
        notified_at: alert.notifiedAt && toWib(alert.notifiedAt),
      })),
    }
  })

  registerEndpoint(app, 'POST stock-alert-stop', async ({ token }, { request }) => {
    await limit(request)
    await endAlerts(db, token)
    return { message: messages().answers.stockAlert.stopped }
  })
}
