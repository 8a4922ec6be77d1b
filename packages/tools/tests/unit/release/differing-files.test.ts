import { cp, mkdir, mkdtemp, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { differingFiles } from '#release/differing-files.ts'

let folder = ''
const first = () => join(folder, 'first')
const second = () => join(folder, 'second')

/** Two equal builds of an image. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'differing-files-'))
  await mkdir(join(first(), 'app/.next/server/app'), { recursive: true })
  await writeFile(join(first(), 'app/.next/server/app/cart.html'), 'cart')
  await writeFile(join(first(), 'app/.next/server/app/cart.meta'), '1')
  await symlink('server', join(first(), 'app/.next/link'))
  await cp(first(), second(), { recursive: true, verbatimSymlinks: true })
})

afterEach(() => rm(folder, { recursive: true }))

describe('two builds of an image', () => {
  test('are the same when only what Next stamps differs', async () => {
    await writeFile(join(second(), 'app/.next/server/app/cart.meta'), '2')
    expect(await differingFiles(first(), second())).toEqual([])
  })

  test.each([
    ['a changed file', () => writeFile(join(second(), 'app/.next/server/app/cart.html'), 'Cart')],
    ['a missing file', () => unlink(join(second(), 'app/.next/server/app/cart.html'))],
    ['an added file', () => writeFile(join(second(), 'app/.npmrc'), '')],
    ['a stamped file elsewhere', () => writeFile(join(second(), 'cart.meta'), '')],
    [
      'a file in place of a link',
      async () => {
        await unlink(join(second(), 'app/.next/link'))
        await writeFile(join(second(), 'app/.next/link'), 'server')
      },
    ],
    [
      'a renamed file',
      () => rename(join(second(), 'app/.next/server/app/cart.html'), join(second(), 'cart.html')),
    ],
  ])('differ by %s', async (_, change) => {
    await change()
    expect(await differingFiles(first(), second())).not.toEqual([])
  })
})
