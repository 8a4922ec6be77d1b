import { DatabaseSync } from 'node:sqlite'

/** `shared`: any number of processes at once. `exclusive`: one process while no other holds the lock. */
export type LockKind = 'shared' | 'exclusive'

const statements: Readonly<Record<LockKind, string>> = {
  // Reading in a transaction holds SQLite's shared lock.
  shared: 'begin; select count(*) from sqlite_master',
  exclusive: 'begin exclusive',
}

const sqliteCodes = { busy: 5, readOnly: 8, cannotOpen: 14 }

const sqliteCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined

/** Returns whether a lock failed because another process holds it. */
export const isLocked = (error: unknown): boolean => sqliteCode(error) === sqliteCodes.busy

/** Returns whether a lock failed because its file can't be written. */
export const isReadOnly = (error: unknown): boolean =>
  [sqliteCodes.readOnly, sqliteCodes.cannotOpen].some((code) => code === sqliteCode(error))

/** Locks of this process, referenced so that they are not garbage-collected and closed. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file, which is created if needed, until the returned function is called or the process ends. Waits up to
 * `waitMs` milliseconds for another process, then throws an error of node:sqlite. Node has no flock, but node:sqlite
 * takes the operating system's lock on a file: the kernel releases it when the process ends (even by kill -9), and it
 * works between containers that share the folder, where process ids and socket names don't.
 */
export function lockFile(file: string, kind: LockKind, waitMs = 0): () => void {
  const lock = new DatabaseSync(file, { timeout: waitMs })
  try {
    lock.exec(statements[kind])
  } catch (error) {
    lock.close()
    throw error
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
