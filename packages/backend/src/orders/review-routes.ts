import { countReviews, reviewsOf } from '@etalase/backend-kit/catalogue/product-reviews.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Written } from '@etalase/backend-kit/orders/written-review.ts'
import type { FastifyInstance } from 'fastify'
import { requireTokenOrder } from '#orders/guest-order-routes.ts'
import { requireOwnOrder } from '#orders/order-routes.ts'
import { reviewsBy, writeReview } from '#orders/reviews.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers product reviews: reading and writing. */
export default function reviewRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, now } = context
  const limit = ipRateLimit(app, { max: 60, timeWindow: '15 minutes' })

  async function write(orderId: number, review: Written) {
    const { written, already } = messages().answers.reviews
    return { message: (await writeReview(db, orderId, review, now())) ? written : already }
  }

  registerEndpoint(app, 'GET product-reviews', async ({ id, page }) => ({
    reviews: await reviewsOf(db, id, { page }),
    review_count: await countReviews(db, id),
  }))

  registerEndpoint(app, 'GET user/reviews', async (_, { customer }) => ({
    reviews: await reviewsBy(db, customer.id),
  }))

  registerEndpoint(app, 'POST user/review', async ({ id, ...written }, { customer, request }) => {
    await limit(request)
    return write(await requireOwnOrder(db, id, customer.id), written)
  })

  registerEndpoint(app, 'POST order-review', async ({ order_token, ...written }, { request }) => {
    await limit(request)
    const { id } = await requireTokenOrder(context, order_token)
    return write(id, written)
  })
}
