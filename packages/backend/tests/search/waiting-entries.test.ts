import { productSearch } from '@etalase/backend-kit/db/schema/search.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoBackend } from '#tests/support/backend-for-tests.ts'

const { db } = await demoBackend()

/** Kilobytes in one of PostgreSQL's pages. */
const pageKb = 8

test('however much is imported, a search reads at most 256 kB of entries besides the index', async () => {
  for (let round = 0; round < 20; round++) {
    const word = `import${round}`
    await db
      .update(productSearch)
      .set({ document: sql`${productSearch.document} || ${word}::tsvector` })
  }
  const [waiting] = await db
    .select({ pages: sql`gin_clean_pending_list('product_search_document')`.mapWith(Number) })
    .from(sql`(values (1)) as once`)
  expect((waiting?.pages ?? 0) * pageKb).toBeLessThanOrEqual(256)
})
