import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** Kinds of scan that PostgreSQL's planner may not choose for one query. */
type Setting = 'enable_seqscan' | 'enable_indexscan' | 'enable_bitmapscan' | 'enable_sort'

function without<Result>(
  db: Database,
  settings: readonly Setting[],
  search: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    // Compiling a query takes longer than these take to run.
    const off = ['jit', ...settings].map((name) => sql`set_config(${name}, 'off', true)`)
    await tx.execute(sql`select ${sql.join(off, sql`, `)}`)
    return search(tx)
  })
}

/**
 * Reads matches by the index of words alone. The planner treats conditions as independent: for "shirt" in
 * the women's group it expects many rows, finds few, and would scan the whole table.
 */
export const byWords = <Result>(db: Database, search: (tx: Database) => Promise<Result>) =>
  without(db, ['enable_seqscan', 'enable_indexscan'], search)

/** Reads matches in the order of an index and stops at a full page, where the planner would sort them all. */
export const inOrderOfIndex = <Result>(db: Database, search: (tx: Database) => Promise<Result>) =>
  without(db, ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'], search)

/** Counts many rows without compiling the query first, which takes longer than the counting. */
export const counting = <Result>(db: Database, count: (tx: Database) => Promise<Result>) =>
  without(db, [], count)
