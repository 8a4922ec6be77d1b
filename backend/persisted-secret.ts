import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A secret of 43 characters, generated once and kept in a file of the data folder that only its owner can read. */
export async function persistedSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name)
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing) return existing
  const secret = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}
