import type { MedusaContainer } from '@medusajs/framework/types'
import { placementsOf, reviewsOf } from '../scope'
import { toReview } from './review-dto'

interface Wanted {
  status?: 'PENDING' | 'APPROVED' | 'REJECTED' | undefined
  product_number?: number | undefined
  /** Selects the reviews of all orders of a customer. */
  customer_id?: string | undefined
  /** The last number of the previous page. */
  after: number
  limit: number
}

async function ordersOf(scope: MedusaContainer, customer_id: string): Promise<string[]> {
  const theirs = await placementsOf(scope).listPlacements(
    { customer_id },
    { select: ['trx_ref'], take: 10_000 },
  )
  return theirs.map(({ trx_ref }) => trx_ref)
}

/** Lists reviews that match all given filters, oldest first. */
export async function listReviews(
  scope: MedusaContainer,
  { status, product_number, customer_id, after, limit }: Wanted,
) {
  const rows = await reviewsOf(scope).listReviews(
    {
      number: { $gt: after },
      ...(status && { status }),
      ...(product_number && { product_number }),
      ...(customer_id && { trx_ref: await ordersOf(scope, customer_id) }),
    },
    { take: limit, order: { number: 'ASC' } },
  )
  return rows.map(toReview)
}
