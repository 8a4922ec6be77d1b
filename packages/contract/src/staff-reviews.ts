import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id } from '#fields.ts'
import { review } from '#review.ts'
import { reviewStatuses, reviewSteps } from '#rules/reviews.ts'
import { staffId } from '#staff-fields.ts'

/** The most reviews of one response. */
export const staffReviewPageSize = 100

const staffReview = review
  .extend({
    status: z.enum(reviewStatuses),
    product_detail_id: id,
    product_name: z.string(),
    number: z.string().meta({ description: 'Order number as shown to the shopper.' }),
  })
  .meta({ id: 'StaffReview' })
export type StaffReview = z.infer<typeof staffReview>

/** Staff's calls for reviews. */
export const staffReviewEndpoints = {
  'GET staff/reviews': {
    summary: `Returns reviews by status, ${staffReviewPageSize} at a time, oldest first.`,
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      status: z.enum(reviewStatuses).default('PENDING'),
      after: staffId.optional().meta({ description: 'Last id of the previous page.' }),
    }),
    data: z.object({ reviews: z.array(staffReview) }),
  },
  'POST staff/review-step': {
    summary: 'Publishes or hides a review. Repeating a step changes nothing.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({ id: staffId, step: z.enum(reviewSteps) }),
    data: z.object({ review: staffReview }),
  },
} satisfies EndpointMap
