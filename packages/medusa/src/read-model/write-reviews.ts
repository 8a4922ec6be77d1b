import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { reviews } from '@etalase/backend-kit/db/schema/reviews.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Engine } from '#engine/engine.ts'
import { type EngineReview, engineReviews, toReviewRow } from '#engine/reviews.ts'

/** Rows per statement. */
const chunkSize = 1_000

async function replace(tx: Database, which: SQL | undefined, shown: readonly EngineReview[]) {
  await tx.delete(reviews).where(which)
  for (let start = 0; start < shown.length; start += chunkSize) {
    const rows = shown.slice(start, start + chunkSize).map(toReviewRow)
    await tx.insert(reviews).overridingSystemValue().values(rows)
  }
}

/** Replaces all reviews by those that staff have approved. */
export async function writeReviews(tx: Database, engine: Engine): Promise<void> {
  engine.leftOut.forget('review')
  const shown = await engineReviews(engine, { status: 'APPROVED' })
  // The constraint expects order lines, which only the engine has.
  await tx.execute(sql`alter table ${reviews} drop constraint if exists reviews_of_line`)
  await replace(tx, undefined, shown)
}

/** Replaces the reviews of a product. */
export async function writeReviewsOf(tx: Database, engine: Engine, id: number): Promise<void> {
  const shown = await engineReviews(engine, { status: 'APPROVED', product_number: id })
  await replace(tx, eq(reviews.productId, id), shown)
}
