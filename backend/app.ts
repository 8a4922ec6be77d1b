import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import { compile } from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressRoutes } from '#backend/account/address-routes.ts'
import { attemptLimit } from '#backend/account/attempt-limit.ts'
import { authRoutes } from '#backend/account/auth-routes.ts'
import { cartAdoptRoutes } from '#backend/account/cart-adopt-routes.ts'
import { confirmEmailRoutes } from '#backend/account/confirm-email-routes.ts'
import { newsletterRoutes } from '#backend/account/newsletter-routes.ts'
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
import { mailLimit } from '#backend/mail/mail-limit.ts'
import { mediaRoutes } from '#backend/media/media-library.ts'
import { guestOrderRoutes } from '#backend/orders/guest-order-routes.ts'
import { orderRoutes } from '#backend/orders/order-routes.ts'
import { paymentRoutes } from '#backend/orders/payment-routes.ts'
import { promoLimit } from '#backend/promos/promo-limit.ts'
import { promoRoutes } from '#backend/promos/promo-routes.ts'
import type { Notifier } from '#backend/sandbox/notifier.ts'
import { sandboxRoutes } from '#backend/sandbox/sandbox-routes.ts'
import { searchRoutes } from '#backend/search/search-routes.ts'
import { stockAlertRoutes } from '#backend/stock-alerts/stock-alert-routes.ts'
import { storeRoutes } from '#backend/stores/store-routes.ts'
import type { TrustProxy } from '#lib/rules/network.ts'

const bodyLimitBytes = 64 * 1024

/** Logs only method and path of a request: queries contain device ids. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    url: request.url.replace(/\?.*$/, ''),
  }),
}

/** The embedded backend gets its calls from the shop on this machine. */
const isOwnMachine = compile('loopback')

interface Options {
  logLevel: string
  /** Whose X-Forwarded-For counts, besides this machine's. */
  trustsProxy: TrustProxy
  /** The payment sandbox's notifier; null when a real provider is used. */
  notifier: Notifier | null
}

function register(app: FastifyInstance, context: Context, notifier: Notifier | null): void {
  const limitMails = mailLimit(app)
  const accountLimits = { limitAttempts: attemptLimit(app), limitMails }
  authRoutes(app, context, accountLimits)
  profileRoutes(app, context, accountLimits)
  newsletterRoutes(app, context)
  confirmEmailRoutes(app, context, limitMails)
  guestOrderRoutes(app, context, limitMails)
  const limitPromos = promoLimit(app)
  promoRoutes(app, context, limitPromos)
  checkoutRoutes(app, context, limitPromos)
  if (notifier) sandboxRoutes(app, context, notifier)
  for (const routes of [
    catalogueRoutes,
    searchRoutes,
    cartRoutes,
    storeRoutes,
    stockAlertRoutes,
    areaRoutes,
    paymentRoutes,
    mediaRoutes,
    addressRoutes,
    cartAdoptRoutes,
    wishlistRoutes,
    orderRoutes,
    healthRoutes,
    docsRoutes,
  ]) {
    routes(app, context)
  }
}

/** Builds the backend's Fastify app, not yet listening. */
export async function buildApp(
  context: Context,
  { logLevel, trustsProxy, notifier }: Options,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    logger: { level: logLevel, serializers },
    forceCloseConnections: 'idle',
    trustProxy: (address, hop) => isOwnMachine(address, hop) || trustsProxy(address, hop),
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    frameworkErrors: handleFrameworkError,
  })
  app.setReplySerializer(withNumericFlags)
  app.decorate('findCustomer', (token) => findCustomerByToken(context.db, token, context.now()))
  await app.register(formbody, { bodyLimit: bodyLimitBytes })
  await app.register(rateLimit, { global: false })
  registerErrorHandlers(app, context)
  register(app, context, notifier)
  return app
}
