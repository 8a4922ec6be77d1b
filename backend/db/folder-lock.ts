import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long to wait for an owner that is shutting down, in milliseconds. */
const waitMs = 1_000

const sqliteBusy = 5

/** Locks of this process; referenced here so that they are not garbage-collected and closed. */
const held = new Map<string, DatabaseSync>()

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'another process'
  }
}

/**
 * Locks a folder for this process until the returned function is called or the process ends.
 * Throws an error that names the owner when another process has the lock.
 *
 * Node has no flock. node:sqlite takes the operating system's lock on a file: only one process can
 * have it, the kernel releases it when the process ends (kill -9 too), and it works between
 * containers that share the folder, where process ids and socket names do not.
 */
export function lockFolder(folder: string): () => void {
  const ownerFile = `${folder}.owner`
  mkdirSync(dirname(folder), { recursive: true })
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: waitMs })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `The database in ${folder} is in use by ${readOwner(ownerFile)}. Stop that, or set DATA_DIR to another folder.`,
    )
  }
  held.set(folder, lock)
  writeFileSync(ownerFile, `process ${process.pid} on ${hostname()}`)
  return () => {
    held.delete(folder)
    rmSync(ownerFile, { force: true })
    lock.close()
  }
}
