import type { ReviewRow } from '@etalase/backend-kit/catalogue/product-reviews.ts'
import { contentLanguages } from '@etalase/backend-kit/content-language.ts'
import { reviewFits } from '@etalase/contract/rules/constants.ts'
import { maxStars, reviewStatuses } from '@etalase/contract/rules/reviews.ts'
import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import { instant } from '#engine/fields.ts'

/** A review as the engine's `/adapter/reviews` returns it. */
export const engineReview = z.object({
  number: z.int().positive(),
  trx_ref: z.string(),
  product_number: z.int(),
  size_code: z.string(),
  status: z.enum(reviewStatuses),
  stars: z.int().min(1).max(maxStars),
  fit: z.enum(reviewFits).nullable().catch(null),
  text: z.string(),
  name: z.string().nullable(),
  language: z.enum(contentLanguages).catch('en'),
  created_at: instant,
})
export type EngineReview = z.output<typeof engineReview>

/** Converts a review to a row of the read model. */
export const toReviewRow = (review: EngineReview): ReviewRow => {
  const { number: id, product_number, size_code, created_at, status, stars, fit } = review
  const { text, name, language } = review
  return {
    id,
    // The read model has no orders. The review's own number replaces the order's: each line has one review.
    orderId: id,
    productId: product_number,
    sizeCode: size_code,
    createdAt: created_at,
    ...{ status, stars, fit, text, name, language },
  }
}

const pageSize = 1_000

interface Wanted {
  status?: EngineReview['status']
  product_number?: number
  customer_id?: string
}

/** Loads the engine's reviews that match all given filters, oldest first. */
export async function engineReviews(engine: Engine, wanted: Wanted): Promise<EngineReview[]> {
  const answer = z.object({ reviews: z.array(z.looseObject({ number: z.int() })) })
  const found: EngineReview[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const query: object = { ...wanted, after, limit: pageSize }
    const { reviews } = await engine.own('GET', '/reviews', { answer, query: { ...query } })
    found.push(...engine.leftOut.read('review', engineReview, reviews))
    after = reviews.length < pageSize ? undefined : reviews.at(-1)?.number
  }
  return found
}
