import type { FastifyInstance } from 'fastify'
import * as carts from '#backend/cart/cart-repository.ts'
import { hashNetwork } from '#backend/http/hash-network.ts'
import { notFound } from '#backend/http/http-error.ts'
import { ipRateLimit } from '#backend/http/rate-limits.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import type { RouteOptions } from '#backend/route-options.ts'
import { addAlert, endAlerts, maxWaiting } from '#backend/stock-alerts/stock-alert-repository.ts'
import { words } from '#backend/words/words.ts'
import { emailKey } from '#lib/rules/email.ts'

/** 'Tell me when it is back', and its end. */
export default function stockAlertRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, now, orderLinkSecret } = context
  const limit = ipRateLimit(app, { max: 100, timeWindow: '15 minutes' })

  registerEndpoint(app, 'POST stock-alert', async (input, { request }) => {
    await limit(request)
    const { product_detail_id: productId, size: sizeCode } = input
    const sized = await carts.findSizedProduct(db, productId, sizeCode)
    if (!sized) throw notFound(words().answers.cart.invalidItem)
    if (sized.maxInOneShop > 0) return { message: words().answers.stockAlert.inStock }
    const clientNetwork = hashNetwork(orderLinkSecret, request.ip)
    const alert = { productId, sizeCode, email: emailKey(input.email), clientNetwork }
    const isAdded = await addAlert(db, alert, now())
    return {
      message: isAdded
        ? words().answers.stockAlert.added
        : words().answers.stockAlert.tooMany(maxWaiting),
    }
  })

  registerEndpoint(app, 'POST stock-alert-stop', async ({ token }, { request }) => {
    await limit(request)
    await endAlerts(db, token)
    return { message: words().answers.stockAlert.stopped }
  })
}
