import { DatabaseSync } from 'node:sqlite'

/** `shared`: any number of processes at once. `exclusive`: one process, while no other has the lock. */
export type LockKind = 'shared' | 'exclusive'

const statements: Readonly<Record<LockKind, string>> = {
  // Reading in a transaction holds SQLite's shared lock.
  shared: 'begin; select count(*) from sqlite_master',
  exclusive: 'begin exclusive',
}

const sqliteCodes = { busy: 5, readOnly: 8, cannotOpen: 14 }

const sqliteCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined

/** Whether a lock failed because another process has it. */
export const isLocked = (error: unknown): boolean => sqliteCode(error) === sqliteCodes.busy

/** Whether a lock failed because its file cannot be written. */
export const isReadOnly = (error: unknown): boolean =>
  [sqliteCodes.readOnly, sqliteCodes.cannotOpen].some((code) => code === sqliteCode(error))

/** Locks of this process; referenced here so that they are not garbage-collected and closed. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file, which is made if needed, until the returned function is called or the process ends. Waits up to
 * `waitMs` milliseconds for another process; throws an error of node:sqlite when it cannot have the lock.
 *
 * Node has no flock. node:sqlite takes the operating system's lock on a file: the kernel releases it when the process
 * ends (kill -9 too), and it works between containers that share the folder, where process ids and socket names do not.
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
