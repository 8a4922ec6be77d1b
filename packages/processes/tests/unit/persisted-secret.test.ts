import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { persistedSecret } from '#persisted-secret.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalase-secret-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a secret is created once, in a file that only its owner can read', async () => {
  const dataDir = join(folder, 'new', 'data')
  const secret = await persistedSecret(dataDir, 'session-password')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await persistedSecret(dataDir, 'session-password')).toBe(secret)
  expect((await stat(join(dataDir, 'session-password'))).mode & 0o777).toBe(0o600)
})

test('concurrent starts get the same secret and leave no other file', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => persistedSecret(folder, 'session-password')),
  )
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(folder)).toEqual(['session-password'])
})

test('the start fails when a secret cannot be read, and does not replace it', async () => {
  const file = join(folder, 'session-password')
  await writeFile(file, 'the secret of every session')
  // Larger than a string in Node, a failure that even root gets.
  await truncate(file, 2 ** 32)
  await expect(persistedSecret(folder, 'session-password')).rejects.toMatchObject({
    code: 'ERR_FS_FILE_TOO_LARGE',
  })
  expect((await stat(file)).size).toBe(2 ** 32)
})

test.each([
  ['is empty', ''],
  ['was cut off', 'LJ1zWkG4Yc'],
  ['is full of zeros after a power cut', '\0'.repeat(43)],
])(
  'the start fails when the file %s, names the file and leaves it unchanged',
  async (_, content) => {
    const file = join(folder, 'session-password')
    await writeFile(file, content)
    await expect(persistedSecret(folder, 'session-password')).rejects.toThrow(
      `${file} is empty or damaged. Restore it from a backup`,
    )
    expect(await readFile(file, 'utf8')).toBe(content)
  },
)
