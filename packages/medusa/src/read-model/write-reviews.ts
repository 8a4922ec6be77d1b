import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { reviews } from '@etalase/backend-kit/db/schema/reviews.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Engine } from '#engine/engine.ts'
import { type EngineReview, engineReviews, toReviewRow } from '#engine/reviews.ts'

/** Rows of one statement. */
const chunkSize = 1_000

async function replace(tx: Database, which: SQL | undefined, shown: readonly EngineReview[]) {
  await tx.delete(reviews).where(which)
  for (let start = 0; start < shown.length; start += chunkSize) {
    const rows = shown.slice(start, start + chunkSize).map(toReviewRow)
    await tx.insert(reviews).overridingSystemValue().values(rows)
  }
}

/** Writes the reviews that staff have approved, in place of those that were. */
export async function writeReviews(tx: Database, engine: Engine): Promise<void> {
  engine.leftOut.forget('review')
  const shown = await engineReviews(engine, { status: 'APPROVED' })
  // The lines of orders that the reference backend's reviews are of are in the engine.
  await tx.execute(sql`alter table ${reviews} drop constraint if exists reviews_of_line`)
  await replace(tx, undefined, shown)
}

/** Writes those of a product. */
export async function writeReviewsOf(tx: Database, engine: Engine, id: number): Promise<void> {
  const shown = await engineReviews(engine, { status: 'APPROVED', product_number: id })
  await replace(tx, eq(reviews.productId, id), shown)
}
