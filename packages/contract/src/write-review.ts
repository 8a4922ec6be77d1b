import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, id, orderToken as order_token, requiredGivenText } from '#fields.ts'
import { formBody } from '#form-body.ts'
import { review, stars } from '#review.ts'
import { reviewForm } from '#rules/forms.ts'
import { reviewStatuses } from '#rules/reviews.ts'

/** A review, as shown to the customer who wrote it. */
const ownReview = review
  .extend({ trx_ref: z.string(), product_detail_id: id, status: z.enum(reviewStatuses) })
  .meta({ id: 'OwnReview' })

/** A buyer's review of an order line. */
const written = formBody(reviewForm).extend({
  stars,
  product_detail_id: id,
  size: requiredGivenText(20),
})

/** Optional additions to spec §7: buyers write reviews. */
export const reviewEndpoints = {
  'GET user/reviews': {
    summary: "Returns the customer's own reviews, newest first.",
    access: 'customer',
    effect: 'reads',
    isOptional: true,
    isServerOnly: true,
    data: z.object({ reviews: z.array(ownReview) }),
  },
  'POST user/review': {
    summary:
      "Reviews a line of one of the customer's own orders, once. The review is published after staff approve it.",
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
      'Reviews a line of the order of a token, once. The review is published after staff approve it.',
    refuses: ['LINK_EXPIRED', 'NOT_FOUND', 'ORDER_CLOSED', 'TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: written.extend({ order_token }),
    data: confirmation,
  },
} satisfies EndpointMap
