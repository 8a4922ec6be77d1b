import { randomBytes, randomUUID } from 'node:crypto'
import { constants, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Errors of a file system without hard links. */
const noLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']

/** Links a complete file to its final name. Throws EEXIST if that is taken. */
async function putInPlace(own: string, file: string): Promise<void> {
  try {
    await link(own, file)
  } catch (error) {
    if (!hasCode(error, ...noLinks)) throw error
    await copyFile(own, file, constants.COPYFILE_EXCL)
  }
}

/** The length of generated secrets as a minimum, so a truncated or zero-filled file is invalid. */
const complete = /^[!-~]{43,}\s*$/

/** Reads the secret in a file; null if it does not exist. Throws any other error, because a secret is never replaced. */
async function readSecret(file: string): Promise<string | null> {
  try {
    const secret = await readFile(file, 'utf8')
    if (complete.test(secret)) return secret
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  throw new Error(
    `The secret ${file} is empty or damaged. Restore it from a backup; or delete the file: a new one is made.`,
  )
}

/** Writes a secret atomically, unless another process was first. */
async function writeSecret(file: string, secret: string): Promise<void> {
  const own = `${file}.${randomUUID()}`
  try {
    await writeFile(own, secret, { mode: 0o600, flag: 'wx' })
    await putInPlace(own, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(own, { force: true })
  }
}

/**
 * Returns a secret of 43 characters, generated once and stored in the data folder, readable only by its owner.
 * Processes that start together get the same one. Throws when the file is unreadable, empty or damaged.
 */
export async function persistedSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name)
  const existing = await readSecret(file)
  if (existing) return existing
  await mkdir(dataDir, { recursive: true })
  await writeSecret(file, randomBytes(32).toString('base64url'))
  const kept = await readSecret(file)
  if (!kept) throw new Error(`The secret ${file} was deleted as soon as it was written.`)
  return kept
}
