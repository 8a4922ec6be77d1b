import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { flag, id, quantity, wholeNumber, wibTime } from '#fields.ts'
import { reviewFits } from '#rules/constants.ts'
import { maxStars } from '#rules/reviews.ts'

/** The stars of a review. */
export const stars = wholeNumber(1, maxStars)

/** A buyer's review of a product. */
export const review = z
  .object({
    id,
    stars,
    fit: z.enum(reviewFits).nullish(),
    text: z.string(),
    /** The name to show; null for none. */
    name: z.string().nullish(),
    size_code: z.string(),
    size_name: z.string().nullish(),
    created_at: wibTime,
    language: z.string().nullish(),
  })
  .meta({ id: 'Review' })
export type SentReview = z.infer<typeof review>

/** A summary of all reviews of a product, with the newest ones. */
export const reviewSummary = z
  .object({
    count: quantity,
    average: z.number().min(1).max(maxStars),
    fits: z.object({ SMALL: quantity, TRUE: quantity, LARGE: quantity }),
    newest: z.array(review),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.infer<typeof reviewSummary>

/** Fields of an order line from a backend that takes reviews. */
export const lineReview = {
  /** Whether the buyer can review it now. */
  can_review: flag.nullish(),
  /** The stars that the buyer gave. */
  reviewed_stars: stars.nullish(),
}

/** An optional addition to spec §7: reviews by buyers. */
export const productReviewEndpoints = {
  'GET product-reviews': {
    summary: 'Returns one page of the reviews of a product, newest first.',
    refuses: ['NOT_FOUND'],
    access: 'public',
    effect: 'reads',
    isOptional: true,
    query: z.object({ id, page: wholeNumber(1, 10_000).prefault(1) }),
    data: z.object({ reviews: z.array(review), review_count: quantity }),
  },
} satisfies EndpointMap
