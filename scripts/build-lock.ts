import { DatabaseSync } from 'node:sqlite'

/** Beside the build: Next empties the build's own folder. */
const file = '.next.lock'

/** `serve`: any number of processes at once. `build`: one process, while none serves the build. */
type Use = 'serve' | 'build'

const statements: Readonly<Record<Use, string>> = {
  // Reading in a transaction holds SQLite's shared lock.
  serve: 'begin; select count(*) from sqlite_master',
  build: 'begin exclusive',
}

const refusals: Readonly<Record<Use, string>> = {
  serve: 'The shop is being built in this folder. Start it when the build is complete.',
  build:
    'A shop that runs from this folder uses the build. Stop it first, or build in another copy of the project.',
}

const sqliteCodes = { busy: 5, readOnly: 8, cannotOpen: 14 }

const sqliteCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined

/** Where nothing can be written, nobody can build either. */
const isReadOnly = (error: unknown) =>
  [sqliteCodes.readOnly, sqliteCodes.cannotOpen].some((code) => code === sqliteCode(error))

/** Locks of this process; referenced here so that they are not garbage-collected and closed. */
const held = new Set<DatabaseSync>()

/**
 * Locks the build of this folder until the returned function is called or the process ends, so that no build
 * is written while a shop serves the one before. Throws an error that says what to do when the lock is taken.
 */
export function lockBuild(use: Use): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec(statements[use])
  } catch (error) {
    lock?.close()
    if (isReadOnly(error)) return () => {}
    if (sqliteCode(error) === sqliteCodes.busy) throw new Error(refusals[use])
    throw error
  }
  return hold(lock)
}

function hold(lock: DatabaseSync): () => void {
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
