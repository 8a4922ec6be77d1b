import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'

/** Rows per statement: for our widest table this stays below PostgreSQL's limit of 65,535 parameters. */
const chunkSize = 1_000

/** Inserts any number of rows, a thousand at a time. */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await db.insert(table).values(rows.slice(start, start + chunkSize))
  }
}
