import type { ReviewFit } from '#rules/constants.ts'

export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** Staff's steps of a review. A decision can be changed. */
export const reviewSteps = ['approve', 'reject'] as const
export type ReviewStep = (typeof reviewSteps)[number]

/** The most stars of a review. */
export const maxStars = 5

/** The number of reviews on a product's page, and on one page of all its reviews. */
export const newestReviews = 3
export const reviewPageSize = 10

/** Numbers of buyers by opinion on the fit. */
export type FitCounts = Readonly<Record<ReviewFit, number>>

/** The minimum number of buyers for a statement on the fit. */
const minFitCount = 3

/** Returns the majority opinion on the fit, with its count and the total; null with too few buyers, or without a majority. */
export function mainFit(
  counts: FitCounts,
): { fit: ReviewFit; count: number; total: number } | null {
  const total = counts.SMALL + counts.TRUE + counts.LARGE
  const fit = (['TRUE', 'SMALL', 'LARGE'] as const).find((one) => counts[one] * 2 > total)
  return fit && total >= minFitCount ? { fit, count: counts[fit], total } : null
}
