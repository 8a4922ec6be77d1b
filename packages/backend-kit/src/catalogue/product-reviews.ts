import type { ReviewSummary, SentReview } from '@etalase/contract/review.ts'
import { newestReviews, reviewPageSize } from '@etalase/contract/rules/reviews.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { and, avg, count, desc, eq } from 'drizzle-orm'
import { loadSizeNames } from '#catalogue/size-names.ts'
import type { Database } from '#db/connection.ts'
import { reviews } from '#db/schema/reviews.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** Converts reviews to the contract's form, with size names. */
export async function toReviewDtos(db: Database, rows: readonly ReviewRow[]) {
  const sizeName = await loadSizeNames(db, rows)
  return (row: ReviewRow): SentReview => ({
    id: row.id,
    stars: row.stars,
    fit: row.fit,
    text: row.text,
    name: row.name,
    size_code: row.sizeCode,
    size_name: sizeName(row),
    created_at: toWib(row.createdAt),
    language: row.language,
  })
}

const shownOf = (productId: number) =>
  and(eq(reviews.productId, productId), eq(reviews.status, 'APPROVED'))

/** Loads one page of a product's approved reviews, newest first. */
export async function reviewsOf(
  db: Database,
  productId: number,
  { page, limit = reviewPageSize }: { page: number; limit?: number },
): Promise<SentReview[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(shownOf(productId))
    .orderBy(desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(await toReviewDtos(db, rows))
}

/** Counts a product's approved reviews. */
export const countReviews = (db: Database, productId: number): Promise<number> =>
  db.$count(reviews, shownOf(productId))

/** Returns a summary of a product's approved reviews with the newest ones, or null if there are none. */
export async function reviewSummaryOf(
  db: Database,
  productId: number,
): Promise<ReviewSummary | null> {
  const rows = await db
    .select({ fit: reviews.fit, count: count(), average: avg(reviews.stars).mapWith(Number) })
    .from(reviews)
    .where(shownOf(productId))
    .groupBy(reviews.fit)
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  if (total === 0) return null
  const stars = rows.reduce((sum, row) => sum + row.count * row.average, 0)
  const countOf = (fit: ReviewRow['fit']) => rows.find((row) => row.fit === fit)?.count ?? 0
  return {
    count: total,
    average: Math.round((stars / total) * 10) / 10,
    fits: { SMALL: countOf('SMALL'), TRUE: countOf('TRUE'), LARGE: countOf('LARGE') },
    newest: await reviewsOf(db, productId, { page: 1, limit: newestReviews }),
  }
}
