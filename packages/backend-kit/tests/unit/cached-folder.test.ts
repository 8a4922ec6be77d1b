import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedFolder } from '#tests/support/cached-folder.ts'

let home: string
let cache: string
let source: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'cached-folder-'))
  cache = join(home, 'cache')
  source = join(home, 'source.sql')
  await writeFile(source, 'first')
})

afterEach(() => rm(home, { recursive: true }))

/** Creates a folder whose only file is a copy of the source. */
const copySource = async (folder: string) =>
  writeFile(join(folder, 'copy'), await readFile(source, 'utf8'))

const copyIn = (folder: string) => readFile(join(folder, 'copy'), 'utf8')

test('a folder is built once while its sources are unchanged', async () => {
  let made = 0
  const make = (folder: string) => {
    made++
    return copySource(folder)
  }
  const folder = await cachedFolder(cache, [source], make)
  expect(await copyIn(folder)).toBe('first')
  expect(await cachedFolder(cache, [source], make)).toBe(folder)
  expect(made).toBe(1)
})

test('a changed source builds another folder, and the previous one stays for running readers', async () => {
  const before = await cachedFolder(cache, [source], copySource)
  await writeFile(source, 'second')
  expect(await copyIn(await cachedFolder(cache, [source], copySource))).toBe('second')
  expect(await copyIn(before)).toBe('first')
})

test('an additional source builds another folder', async () => {
  const before = await cachedFolder(cache, [source], copySource)
  const other = join(home, 'other.sql')
  await writeFile(other, '')
  expect(await cachedFolder(cache, [source, other], copySource)).not.toBe(before)
})

test('a failed build leaves nothing that a later run would mistake for a complete folder', async () => {
  const failing = async (folder: string) => {
    await copySource(folder)
    throw new Error('no space left')
  }
  await expect(cachedFolder(cache, [source], failing)).rejects.toThrow('no space left')
  expect(await readdir(cache)).toEqual([])
  expect(await copyIn(await cachedFolder(cache, [source], copySource))).toBe('first')
})

test('two concurrent runs share one complete folder', async () => {
  const both = await Promise.all([1, 2].map(() => cachedFolder(cache, [source], copySource)))
  expect(new Set(both).size).toBe(1)
  expect(await readdir(cache)).toHaveLength(1)
})

test('an outdated folder is removed after a day', async () => {
  const old = await cachedFolder(cache, [source], copySource)
  const past = new Date(Date.now() - 86_401_000)
  await utimes(old, past, past)
  await writeFile(source, 'second')
  await cachedFolder(cache, [source], copySource)
  expect(existsSync(old)).toBe(false)
})
