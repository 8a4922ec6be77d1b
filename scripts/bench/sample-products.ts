import { gt, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { products } from '#backend/db/schema/catalogue.ts'
import { stock } from '#backend/db/schema/stores.ts'

/** What the requests of a benchmark ask for: the same at every run on a catalogue of the same size. */
export interface SampleProducts {
  /** Product ids, in no order. */
  ids: number[]
  /** Words that find one product each. */
  codes: string[]
  /** A piece of each is in its shop. */
  pieces: { productId: number; sizeCode: string; showroomId: number }[]
}

/** Picks so many goods of each kind, or all there are. */
export async function pickSampleProducts(db: Database, count: number): Promise<SampleProducts> {
  const chosen = await db
    .select({ id: products.id })
    .from(products)
    .orderBy(sql`md5(${products.id}::text)`)
    .limit(count)
  const coded = await db
    .select({ code: products.code })
    .from(products)
    .orderBy(sql`md5(${products.code})`)
    .limit(count)
  const pieces = await db
    .select({
      productId: stock.productId,
      sizeCode: stock.sizeCode,
      showroomId: stock.showroomId,
    })
    .from(stock)
    .where(gt(stock.qty, 0))
    .orderBy(sql`md5(concat_ws('/', ${stock.productId}, ${stock.sizeCode}, ${stock.showroomId}))`)
    .limit(count)
  return { ids: chosen.map(({ id }) => id), codes: coded.map(({ code }) => code), pieces }
}
