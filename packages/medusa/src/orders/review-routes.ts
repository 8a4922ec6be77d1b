import {
  countReviews,
  reviewsOf,
  toReviewDtos,
} from '@etalase/backend-kit/catalogue/product-reviews.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Written } from '@etalase/backend-kit/orders/written-review.ts'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '#adapter.ts'
import { engineReviews, toReviewRow } from '#engine/reviews.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import type { EngineOrder } from '#orders/engine-order.ts'
import { requireOwnOrder, requireTokenOrder } from '#orders/require-order.ts'
import { writeReview } from '#orders/write-review.ts'

/** Lists a customer's reviews in the contract's form, newest first. */
async function reviewsBy({ engine, model }: Adapter, customer_id: string) {
  const written = (await engineReviews(engine, { customer_id })).toReversed()
  const rows = written.map(toReviewRow)
  const toReviewDto = await toReviewDtos(model.db, rows)
  return rows.map((row, index) => ({
    ...toReviewDto(row),
    trx_ref: written[index]?.trx_ref ?? '',
    product_detail_id: row.productId,
    status: row.status,
  }))
}

/** Registers reviews of products, and writing them. The read model holds the published ones. */
export function reviewRoutes(app: FastifyInstance, answer: AnswerCall, adapter: Adapter): void {
  const { db } = adapter.model
  const limit = ipRateLimit(app, { max: 60, timeWindow: '15 minutes' })

  async function write(order: EngineOrder, review: Written) {
    const { written, already } = messages().answers.reviews
    return { message: (await writeReview(adapter, order, review)) ? written : already }
  }

  answer('GET product-reviews', async ({ id, page }) => ({
    reviews: await reviewsOf(db, id, { page }),
    review_count: await countReviews(db, id),
  }))

  answer('GET user/reviews', async (_, { customer }) => ({
    reviews: await reviewsBy(adapter, customer.id),
  }))

  answer('POST user/review', async ({ id, ...written }, { customer, request }) => {
    await limit(request)
    return write(await requireOwnOrder(adapter, customer, id), written)
  })

  answer('POST order-review', async ({ order_token, ...written }, { request }) => {
    await limit(request)
    return write(await requireTokenOrder(adapter, order_token), written)
  })
}
