import type { ReviewFit } from '#rules/constants.ts'

export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What staff do with a review: a decision can be changed. */
export const reviewSteps = ['approve', 'reject'] as const
export type ReviewStep = (typeof reviewSteps)[number]

/** Most stars of a review. */
export const maxStars = 5

/** Reviews on the page of a product, and on one page of all of them. */
export const newestReviews = 3
export const reviewPageSize = 10

/** Numbers of buyers by their opinion of the fit. */
export type FitCounts = Readonly<Record<ReviewFit, number>>

/** Minimum buyers for a statement on the fit. */
const minFitCount = 3

/** The majority opinion on the fit, with its count and the total; null while buyers are few, or without a majority. */
export function mainFit(
  counts: FitCounts,
): { fit: ReviewFit; count: number; total: number } | null {
  const total = counts.SMALL + counts.TRUE + counts.LARGE
  const fit = (['TRUE', 'SMALL', 'LARGE'] as const).find((one) => counts[one] * 2 > total)
  return fit && total >= minFitCount ? { fit, count: counts[fit], total } : null
}
