import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { tellAdapter } from '../events'
import { notFound } from '../refusal'
import { reviewsOf } from '../scope'
import { toReview } from './review-dto'

export const reviewStep = z.object({ status: z.enum(['APPROVED', 'REJECTED']) })

/** Publishes or hides a review; the decision can be changed. Throws 404. */
export async function decideReview(
  scope: MedusaContainer,
  number: number,
  { status }: z.output<typeof reviewStep>,
) {
  const [review] = await reviewsOf(scope).listReviews({ number })
  if (!review) throw notFound()
  const decided = await reviewsOf(scope).updateReviews({ id: review.id, status })
  tellAdapter(scope, { name: 'review.changed', product_number: review.product_number })
  return toReview(decided)
}
