import type { Database } from '@etalase/backend-kit/db/connection.ts'

/** PostgreSQL's classes of errors that are about what is written, and not about the database. */
const ofData = /^2[123]/

const isDataError = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && ofData.test(String(error.code))) || isDataError(error.cause))

/**
 * Writes some things in one transaction. When the database refuses one of them, each is written by itself, and those that are refused
 * are given back: one of them must not keep the others out. Throws errors of the database itself.
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

/** What staff are told of something that was refused. */
export const refusedWrite = { part: '', reason: 'has a value that does not fit' }
