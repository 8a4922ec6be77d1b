import { maxSearchCount } from '@etalase/contract/rules/constants.ts'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { productSearch } from '#db/schema/search.ts'

/** Rows that show whether counting some rows more is likely to reach the cap, and the matches among them that say so. */
const sample = { rows: 1_000, matches: 60 }

/** Rows that are read to find more matches than the cap. */
const maxRead = 20_000

/** Matches in the first rows of the table, up to one more than the cap. */
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
 * Whether there are certainly more matches than the cap. The index of words is slow for what a large part of the
 * catalogue has; such matches are soon found without it.
 */
export async function isMany(db: Database, condition: SQL | undefined): Promise<boolean> {
  if ((await matchesIn(db, sample.rows, condition)) < sample.matches) return false
  return (await matchesIn(db, maxRead, condition)) > maxSearchCount
}
