import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { gt, sql } from 'drizzle-orm'

/** Products for the requests of a benchmark: the same in every run on a catalogue of the same size. */
export interface SampleProducts {
  /** Product ids in random order. */
  ids: number[]
  /** Product codes; a search for one finds one product. */
  codes: string[]
  /** Sizes of products that are in stock in the showroom. */
  stockItems: { productId: number; sizeCode: string; showroomId: number }[]
}

/** Picks up to `count` of each kind. */
export async function pickSampleProducts(db: Database, count: number): Promise<SampleProducts> {
  const byId = await db
    .select({ id: products.id })
    .from(products)
    .orderBy(sql`md5(${products.id}::text)`)
    .limit(count)
  const byCode = await db
    .select({ code: products.code })
    .from(products)
    .orderBy(sql`md5(${products.code})`)
    .limit(count)
  const stockItems = await db
    .select({
      productId: stock.productId,
      sizeCode: stock.sizeCode,
      showroomId: stock.showroomId,
    })
    .from(stock)
    .where(gt(stock.qty, 0))
    .orderBy(sql`md5(concat_ws('/', ${stock.productId}, ${stock.sizeCode}, ${stock.showroomId}))`)
    .limit(count)
  return { ids: byId.map(({ id }) => id), codes: byCode.map(({ code }) => code), stockItems }
}
