import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressRoutes } from '#backend/account/address-routes.ts'
import { attemptLimit } from '#backend/account/attempt-limit.ts'
import { authRoutes } from '#backend/account/auth-routes.ts'
import { profileRoutes } from '#backend/account/profile-routes.ts'
import { findCustomerByToken } from '#backend/account/token-repository.ts'
import { wishlistRoutes } from '#backend/account/wishlist-routes.ts'
import { areaRoutes } from '#backend/area/area-routes.ts'
import { cartRoutes } from '#backend/cart/cart-routes.ts'
import { catalogueRoutes } from '#backend/catalogue/catalogue-routes.ts'
import { checkoutRoutes } from '#backend/checkout/checkout-routes.ts'
import type { Context } from '#backend/context.ts'
import { docsRoutes } from '#backend/docs/docs-routes.ts'
import { handleFrameworkError, registerErrorHandlers } from '#backend/http/error-handlers.ts'
import { healthRoutes } from '#backend/http/health-routes.ts'
import { withNumericFlags } from '#backend/http/numeric-flags.ts'
import { mediaRoutes } from '#backend/media/media-library.ts'
import { orderRoutes } from '#backend/orders/order-routes.ts'
import { paymentRoutes } from '#backend/payment/payment-routes.ts'
import { promoRoutes } from '#backend/promos/promo-routes.ts'
import type { Notifier } from '#backend/sandbox/notifier.ts'
import { sandboxRoutes } from '#backend/sandbox/sandbox-routes.ts'
import { storeRoutes } from '#backend/stores/store-routes.ts'

const bodyLimitBytes = 64 * 1024

/** Logs only method and path of a request: queries contain device ids. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    url: request.url.replace(/\?.*$/, ''),
  }),
}

interface Options {
  logLevel: string
  /** The payment sandbox's notifier; null when a real provider is used. */
  notifier: Notifier | null
}

function register(app: FastifyInstance, context: Context, notifier: Notifier | null): void {
  const limit = attemptLimit(app)
  authRoutes(app, context, limit)
  profileRoutes(app, context, limit)
  if (notifier) sandboxRoutes(app, context, notifier)
  for (const routes of [
    catalogueRoutes,
    cartRoutes,
    storeRoutes,
    areaRoutes,
    checkoutRoutes,
    paymentRoutes,
    mediaRoutes,
    addressRoutes,
    wishlistRoutes,
    orderRoutes,
    promoRoutes,
    healthRoutes,
    docsRoutes,
  ]) {
    routes(app, context)
  }
}

/** Builds the backend's Fastify app, not yet listening. */
export async function buildApp(
  context: Context,
  { logLevel, notifier }: Options,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    logger: { level: logLevel, serializers },
    forceCloseConnections: 'idle',
    // A proxy on this machine or in a private network may set X-Forwarded-For.
    trustProxy: 'loopback, linklocal, uniquelocal',
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    frameworkErrors: handleFrameworkError,
  })
  app.setReplySerializer(withNumericFlags)
  app.decorate('findCustomer', (token) => findCustomerByToken(context.db, token, context.now()))
  await app.register(formbody, { bodyLimit: bodyLimitBytes })
  await app.register(rateLimit, { global: false })
  registerErrorHandlers(app)
  register(app, context, notifier)
  return app
}
