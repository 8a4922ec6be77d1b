import { z } from 'zod'
import type { EndpointMap } from '#lib/contract/endpoint.ts'
import {
  confirmation,
  flag,
  id,
  orderToken as order_token,
  quantity,
  requiredGivenText,
  wholeNumber,
  wibTime,
} from '#lib/contract/fields.ts'
import { formBody } from '#lib/contract/form-body.ts'
import { reviewFits } from '#lib/rules/constants.ts'
import { reviewForm } from '#lib/rules/forms.ts'
import { maxStars, reviewStatuses } from '#lib/rules/reviews.ts'
import type { NamedSize } from '#lib/rules/size-name.ts'

const stars = wholeNumber(1, maxStars)

/** What a buyer says of a product. */
export const review = z
  .object({
    id,
    stars,
    fit: z.enum(reviewFits).nullish(),
    text: z.string(),
    /** As the buyer wants to be named; null for no name. */
    name: z.string().nullish(),
    size_code: z.string(),
    size_name: z.string().nullish(),
    created_at: wibTime,
    language: z.string().nullish(),
  })
  .meta({ id: 'Review' })
export type SentReview = z.infer<typeof review>
/** A review with the name of the size that was bought. */
export type Review = SentReview & NamedSize

/** A review as the customer who wrote it has it. */
const ownReview = review
  .extend({ trx_ref: z.string(), product_detail_id: id, status: z.enum(reviewStatuses) })
  .meta({ id: 'OwnReview' })

/** What all buyers say of a product, and the newest of them. */
export const reviewSummary = z
  .object({
    count: quantity,
    average: z.number().min(1).max(maxStars),
    fits: z.object({ SMALL: quantity, TRUE: quantity, LARGE: quantity }),
    newest: z.array(review),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.infer<typeof reviewSummary>

/** Fields of a line of an order whose backend takes reviews. */
export const lineReview = {
  /** Whether its buyer can review it now. */
  can_review: flag.nullish(),
  /** The stars that the buyer has given it. */
  reviewed_stars: stars.nullish(),
}

/** What a buyer writes of a line of an order. */
const written = formBody(reviewForm).extend({
  stars,
  product_detail_id: id,
  size: requiredGivenText(20),
})

/** Additions to spec §7: reviews by those who bought. A backend may leave them out. */
export const reviewEndpoints = {
  'GET product-reviews': {
    summary: 'One page of the reviews of a product, the newest first.',
    refuses: ['NOT_FOUND'],
    access: 'public',
    effect: 'reads',
    isOptional: true,
    query: z.object({ id, page: wholeNumber(1, 10_000).prefault(1) }),
    data: z.object({ reviews: z.array(review), review_count: quantity }),
  },
  'GET user/reviews': {
    summary: 'What the customer has written of what was bought, the newest first.',
    access: 'customer',
    effect: 'reads',
    isOptional: true,
    isServerOnly: true,
    data: z.object({ reviews: z.array(ownReview) }),
  },
  'POST user/review': {
    summary:
      "Reviews a line of one of the customer's own orders, once. It is shown when staff have approved it.",
    refuses: ['NOT_FOUND', 'ORDER_CLOSED', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    isServerOnly: true,
    body: written.extend({ id }),
    data: confirmation,
  },
  'POST order-review': {
    summary:
      'Reviews a line of the order of a token, once. It is shown when staff have approved it.',
    refuses: ['LINK_EXPIRED', 'NOT_FOUND', 'ORDER_CLOSED', 'TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: written.extend({ order_token }),
    data: confirmation,
  },
} satisfies EndpointMap
