import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { unknownEmail } from '../customers/forget-buyer'
import { withOrder } from '../orders/find-placement'
import { notFound, orderClosed } from '../refusal'
import { reviewsOf } from '../scope'
import { toReview } from './review-dto'

export const reviewInput = z.object({
  product_number: z.number().int().positive(),
  size_code: z.string().min(1),
  product_name: z.string(),
  size_name: z.string(),
  stars: z.number().int().min(1).max(5),
  fit: z.string().nullable(),
  text: z.string().min(1),
  name: z.string().nullable(),
  language: z.string().min(2),
})

/**
 * Stores the review of an order line, until staff decide on it. Returns the line's review; an earlier one stays. Throws ORDER_CLOSED (409)
 * for an order that hasn't arrived, and 404 for an anonymised one.
 */
export const writeReview = (
  scope: MedusaContainer,
  trxRef: string,
  input: z.output<typeof reviewInput>,
) =>
  withOrder(scope, trxRef, async ({ placement }) => {
    if (placement.email === unknownEmail) throw notFound()
    if (placement.status !== 'COMPLETED') throw orderClosed()
    const { product_number, size_code } = input
    const line = { trx_ref: trxRef, product_number, size_code }
    const [known] = await reviewsOf(scope).listReviews(line)
    return toReview(known ?? (await reviewsOf(scope).createReviews({ ...line, ...input })))
  })
