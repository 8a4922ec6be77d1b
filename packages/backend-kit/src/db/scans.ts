import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** Scan kinds to disable for one query. */
type Setting = 'enable_seqscan' | 'enable_indexscan' | 'enable_bitmapscan' | 'enable_sort'

function without<Result>(
  db: Database,
  settings: readonly Setting[],
  search: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    // Compiling these queries takes longer than running them.
    const off = ['jit', ...settings].map((name) => sql`set_config(${name}, 'off', true)`)
    await tx.execute(sql`select ${sql.join(off, sql`, `)}`)
    return search(tx)
  })
}

/**
 * Uses only the word index. The planner treats conditions as independent: for "shirt" in the women's group it expects many matches, finds
 * few, and would scan the whole table.
 */
export const byWords = <Result>(db: Database, search: (tx: Database) => Promise<Result>) =>
  without(db, ['enable_seqscan', 'enable_indexscan'], search)

/** Reads matches in index order and stops at a full page, where the planner would sort them all. */
export const inOrderOfIndex = <Result>(db: Database, search: (tx: Database) => Promise<Result>) =>
  without(db, ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'], search)

/** Counts many rows without JIT compilation, which takes longer than the counting. */
export const counting = <Result>(db: Database, count: (tx: Database) => Promise<Result>) =>
  without(db, [], count)
