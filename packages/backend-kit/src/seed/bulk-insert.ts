import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { givenKeys, insertRows } from '#db/json-rows.ts'

/** Rows per statement: of our widest table they are a megabyte of JSON. */
const chunkSize = 1_000

/** The columns that a row gives; the others are the default. */
const given = (row: object) => givenKeys(row).toSorted().join()

/** Inserts any number of rows, a thousand at a time of those that give the same columns. */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (const alike of Map.groupBy(rows, given).values())
    for (let start = 0; start < alike.length; start += chunkSize)
      await db.execute(insertRows(table, alike.slice(start, start + chunkSize)))
}
