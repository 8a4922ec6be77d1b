import { maxSearchCount } from '@etalase/contract/rules/constants.ts'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { productSearch } from '#db/schema/search.ts'

/** A sample of rows, and the matches in it that make reaching the cap likely enough to count more. */
const sample = { rows: 1_000, matches: 60 }

/** Rows to read in search of more matches than the cap. */
const maxRead = 20_000

/** Counts matches in the first rows of the table, up to one more than the cap. */
function matchesIn(db: Database, rows: number, condition: SQL | undefined): Promise<number> {
  const first = db.select().from(productSearch).limit(rows).as('product_search')
  const matches = db
    .select({ id: first.productId })
    .from(first)
    .where(condition)
    .limit(maxSearchCount + 1)
  return db.$count(matches.as('matches'))
}

/**
 * Whether the matches certainly exceed the cap. The word index is slow for words that much of the catalogue has; a scan of the first rows
 * finds enough of those quickly.
 */
export async function isMany(db: Database, condition: SQL | undefined): Promise<boolean> {
  if ((await matchesIn(db, sample.rows, condition)) < sample.matches) return false
  return (await matchesIn(db, maxRead, condition)) > maxSearchCount
}
