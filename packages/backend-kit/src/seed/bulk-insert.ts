import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { givenKeys, insertRows } from '#db/json-rows.ts'

/** Rows per statement; for our widest table that is a megabyte of JSON. */
const chunkSize = 1_000

/** Returns a key of the columns that a row sets; the others get their defaults. */
const given = (row: object) => givenKeys(row).toSorted().join()

/** Inserts any number of rows, in batches of a thousand that set the same columns. */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (const alike of Map.groupBy(rows, given).values())
    for (let start = 0; start < alike.length; start += chunkSize)
      await db.execute(insertRows(table, alike.slice(start, start + chunkSize)))
}
