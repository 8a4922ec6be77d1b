import type { FastifyInstance } from 'fastify'
import { attemptLimit } from '#backend/account/attempt-limit.ts'
import areaRoutes from '#backend/area/area-routes.ts'
import type { DiskWatch } from '#backend/disk-watch.ts'
import healthRoutes from '#backend/http/health-routes.ts'
import { notFound } from '#backend/http/http-error.ts'
import { createServer, type ServerOptions } from '#backend/http/server.ts'
import { mailLimit } from '#backend/mail/mail-limit.ts'
import { outboxRoutes } from '#backend/mail/outbox.ts'
import type { MediaLibrary } from '#backend/media/media-library.ts'
import mediaRoutes from '#backend/media/media-routes.ts'
import { messages } from '#backend/messages/messages.ts'
import { promoLimit } from '#backend/promos/promo-limit.ts'
import type { Notifier } from '#backend/sandbox/notifier.ts'
import sandboxRoutes from '#backend/sandbox/sandbox-routes.ts'
import { addressRoutes } from '#engines/medusa/adapter/account/address-routes.ts'
import { authRoutes } from '#engines/medusa/adapter/account/auth-routes.ts'
import { passkeyRoutes } from '#engines/medusa/adapter/account/passkey-routes.ts'
import { profileRoutes } from '#engines/medusa/adapter/account/profile-routes.ts'
import { customerFinder } from '#engines/medusa/adapter/account/session.ts'
import { wishlistRoutes } from '#engines/medusa/adapter/account/wishlist-routes.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { cartRoutes } from '#engines/medusa/adapter/cart/cart-routes.ts'
import { deviceRoutes } from '#engines/medusa/adapter/cart/device-routes.ts'
import { catalogueRoutes } from '#engines/medusa/adapter/catalogue/catalogue-routes.ts'
import { uploadRoute } from '#engines/medusa/adapter/catalogue/upload-route.ts'
import { availabilityRoutes } from '#engines/medusa/adapter/checkout/availability-routes.ts'
import { placeOrderRoutes } from '#engines/medusa/adapter/checkout/order-routes.ts'
import { promoRoutes } from '#engines/medusa/adapter/checkout/promo-routes.ts'
import { eventRoute } from '#engines/medusa/adapter/events.ts'
import { answeringCalls } from '#engines/medusa/adapter/http/answer-call.ts'
import { guestOrderRoutes } from '#engines/medusa/adapter/orders/guest-order-routes.ts'
import { orderRoutes } from '#engines/medusa/adapter/orders/order-routes.ts'
import { notificationRoute, paymentRoutes } from '#engines/medusa/adapter/orders/payment-routes.ts'
import { returnRoutes } from '#engines/medusa/adapter/orders/return-routes.ts'
import { updateRoutes } from '#engines/medusa/adapter/orders/update-routes.ts'
import { endpoints } from '#lib/contract/endpoints.ts'

interface Options extends ServerOptions {
  /** The payment sandbox's notifier; null where there is a real provider. */
  notifier: Notifier | null
  media: MediaLibrary
  disk: DiskWatch
  /** The folder of mails that are written to files, to show them on this machine. */
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
  updateRoutes(answer, adapter)
  paymentRoutes(answer, adapter)
  authRoutes(answer, adapter, { limit: limitAttempts, limitMails })
  profileRoutes(answer, adapter, limitAttempts)
  passkeyRoutes(app, answer, { adapter, limit: limitAttempts })
  addressRoutes(answer, adapter)
  wishlistRoutes(answer, adapter)
}

/** A call of the contract that the adapter does not offer does not exist: the shop shows nothing that would need it. */
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
  notificationRoute(app, adapter)
  eventRoute(app, adapter)
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
