import type { reviewsOf } from '../scope'

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewsOf>['listReviews']>>[number]

/** Converts a review for the adapter and the admin. */
export const toReview = (row: ReviewRow) => ({
  number: row.number,
  trx_ref: row.trx_ref,
  product_number: row.product_number,
  size_code: row.size_code,
  product_name: row.product_name,
  size_name: row.size_name,
  status: row.status,
  stars: row.stars,
  fit: row.fit,
  text: row.text,
  name: row.name,
  language: row.language,
  created_at: row.created_at,
})
