import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { isLocked, lockFile } from '@etalase/processes/file-lock.ts'

/** Milliseconds to wait for an owner that is shutting down. */
const waitMs = 1_000

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'another process'
  }
}

/**
 * Locks a folder for this process until the returned function is called or the process ends. Throws an error naming the owner when another
 * process holds the lock.
 */
export function lockFolder(folder: string): () => void {
  const ownerFile = `${folder}.owner`
  mkdirSync(dirname(folder), { recursive: true })
  try {
    const unlock = lockFile(`${folder}.lock`, 'exclusive', waitMs)
    writeFileSync(ownerFile, `process ${process.pid} on ${hostname()}`)
    return () => {
      rmSync(ownerFile, { force: true })
      unlock()
    }
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new Error(
      `The database in ${folder} is in use by ${readOwner(ownerFile)}. Stop that, or set DATA_DIR to another folder.`,
    )
  }
}
