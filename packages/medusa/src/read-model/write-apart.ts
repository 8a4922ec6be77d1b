import type { Database } from '@etalase/backend-kit/db/connection.ts'

/** PostgreSQL's error classes for invalid data, as opposed to a failing database. */
const ofData = /^2[123]/

const isDataError = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && ofData.test(String(error.code))) || isDataError(error.cause))

/**
 * Writes rows in one transaction. When the database rejects a row, writes each on its own and returns the rejected ones, so that one
 * doesn't block the others. Throws errors of the database itself.
 */
export async function writeApart<Thing>(
  db: Database,
  all: readonly Thing[],
  write: (tx: Database, some: readonly Thing[]) => Promise<unknown>,
): Promise<Thing[]> {
  try {
    await db.transaction((tx) => write(tx, all))
    return []
  } catch (error) {
    if (!isDataError(error)) throw error
  }
  if (all.length === 1) return [...all]
  const refused: Thing[] = []
  for (const one of all) refused.push(...(await writeApart(db, [one], write)))
  return refused
}

/** The reason that staff see for a rejected row. */
export const refusedWrite = { part: '', reason: 'has a value that does not fit' }
