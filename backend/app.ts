import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { areaRoutes } from '#backend/area/area-routes.ts'
import { cartRoutes } from '#backend/cart/cart-routes.ts'
import { catalogueRoutes } from '#backend/catalogue/catalogue-routes.ts'
import { checkoutRoutes } from '#backend/checkout/checkout-routes.ts'
import type { Context } from '#backend/context.ts'
import { answerErrors } from '#backend/http/errors.ts'
import { withNumericFlags } from '#backend/http/wire-flags.ts'
import { mediaRoutes } from '#backend/media/media-library.ts'
import { paymentRoutes } from '#backend/payment/payment-routes.ts'
import { sandboxRoutes } from '#backend/sandbox/sandbox-routes.ts'
import { storeRoutes } from '#backend/stores/store-routes.ts'

const bodyLimitBytes = 64 * 1024

/** Logs a request by method and path alone: queries carry device ids. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    url: request.url.replace(/\?.*$/, ''),
  }),
}

/** The whole backend on a context, not yet listening. */
export function buildApp(
  context: Context,
  { logLevel, hasSandbox }: { logLevel: string; hasSandbox: boolean },
): FastifyInstance {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    logger: { level: logLevel, serializers },
    forceCloseConnections: 'idle',
  })
  app.setReplySerializer(withNumericFlags)
  app.register(formbody, { bodyLimit: bodyLimitBytes })
  answerErrors(app)
  for (const routes of [
    catalogueRoutes,
    cartRoutes,
    storeRoutes,
    areaRoutes,
    checkoutRoutes,
    paymentRoutes,
    mediaRoutes,
    ...(hasSandbox ? [sandboxRoutes] : []),
  ]) {
    routes(app, context)
  }
  app.get('/readyz', async () => ({ status: 'ready' }))
  return app
}
