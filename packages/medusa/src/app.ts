import { attemptLimit } from '@etalase/backend-kit/account/attempt-limit.ts'
import areaRoutes from '@etalase/backend-kit/area/area-routes.ts'
import type { DiskWatch } from '@etalase/backend-kit/disk-watch.ts'
import healthRoutes from '@etalase/backend-kit/http/health-routes.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { createServer, type ServerOptions } from '@etalase/backend-kit/http/server.ts'
import { mailLimit } from '@etalase/backend-kit/mail/mail-limit.ts'
import { outboxRoutes } from '@etalase/backend-kit/mail/outbox.ts'
import type { MediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import mediaRoutes from '@etalase/backend-kit/media/media-routes.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { promoLimit } from '@etalase/backend-kit/promos/promo-limit.ts'
import type { Notifier } from '@etalase/backend-kit/sandbox/notifier.ts'
import sandboxRoutes from '@etalase/backend-kit/sandbox/sandbox-routes.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { addressRoutes } from '#account/address-routes.ts'
import { authRoutes } from '#account/auth-routes.ts'
import { passkeyRoutes } from '#account/passkey-routes.ts'
import { profileRoutes } from '#account/profile-routes.ts'
import { wishlistRoutes } from '#account/wishlist-routes.ts'
import type { Adapter } from '#adapter.ts'
import { cartRoutes } from '#cart/cart-routes.ts'
import { deviceRoutes } from '#cart/device-routes.ts'
import { catalogueRoutes } from '#catalogue/catalogue-routes.ts'
import { uploadRoute } from '#catalogue/upload-route.ts'
import { availabilityRoutes } from '#checkout/availability-routes.ts'
import { placeOrderRoutes } from '#checkout/order-routes.ts'
import { promoRoutes } from '#checkout/promo-routes.ts'
import { customerFinder } from '#customer/session.ts'
import { engineRoutes } from '#events.ts'
import { answeringCalls } from '#http/answer-call.ts'
import { guestOrderRoutes } from '#orders/guest-order-routes.ts'
import { orderRoutes } from '#orders/order-routes.ts'
import { paymentNotifications, paymentRoutes } from '#orders/payment-routes.ts'
import { returnRoutes } from '#orders/return-routes.ts'
import { reviewRoutes } from '#orders/review-routes.ts'
import { updateRoutes } from '#orders/update-routes.ts'
import { stockAlertRoutes } from '#stock-alerts/alert-routes.ts'

interface Options extends ServerOptions {
  /** The payment sandbox's notifier; null with a real provider. */
  notifier: Notifier | null
  media: MediaLibrary
  disk: DiskWatch
  /** Folder of mails that are written to files, to show them on this machine. */
  outbox: string | undefined
}

function callRoutes(app: FastifyInstance, adapter: Adapter): void {
  const answer = answeringCalls(app, customerFinder(adapter))
  const limitAttempts = attemptLimit(app)
  const limitPromos = promoLimit(app)
  const limitMails = mailLimit(app)
  catalogueRoutes(answer, adapter)
  cartRoutes(answer, adapter)
  deviceRoutes(answer, adapter)
  availabilityRoutes(answer, adapter)
  promoRoutes(answer, adapter, limitPromos)
  placeOrderRoutes(answer, adapter, limitPromos)
  orderRoutes(answer, adapter)
  guestOrderRoutes(app, answer, { adapter, limitMails })
  returnRoutes(app, answer, adapter)
  reviewRoutes(app, answer, adapter)
  updateRoutes(answer, adapter)
  paymentRoutes(answer, adapter)
  authRoutes(answer, adapter, { limit: limitAttempts, limitMails })
  profileRoutes(answer, adapter, limitAttempts)
  passkeyRoutes(app, answer, { adapter, limit: limitAttempts })
  addressRoutes(answer, adapter)
  wishlistRoutes(answer, adapter)
  stockAlertRoutes(app, answer, adapter)
}

/** Answers 404 to the contract's calls that the adapter doesn't offer. The shop hides what needs them. */
function refuseOtherCalls(app: FastifyInstance): void {
  for (const call of Object.keys(endpoints)) {
    const [method = '', path] = call.split(' ')
    const url = `/${path}`
    if (app.hasRoute({ method, url })) continue
    app.route({
      method,
      url,
      handler: async () => {
        throw notFound(messages().answers.request.nothingHere)
      },
    })
  }
}

/** Builds the adapter's Fastify app, not yet listening. */
export async function buildAdapter(
  adapter: Adapter,
  { notifier, media, disk, outbox, ...server }: Options,
): Promise<FastifyInstance> {
  const app = await createServer(server, disk)
  callRoutes(app, adapter)
  await app.register(async (scope) => paymentNotifications(scope, adapter))
  engineRoutes(app, adapter)
  const { db } = adapter.model
  healthRoutes(app, { context: { db, disk } })
  areaRoutes(app, { context: { db } })
  mediaRoutes(app, { context: { media } })
  uploadRoute(app, adapter)
  refuseOtherCalls(app)
  if (outbox) outboxRoutes(app, outbox)
  sandboxRoutes(app, { context: { db, now: adapter.now, shopUrl: adapter.shopUrl }, notifier })
  return app
}
