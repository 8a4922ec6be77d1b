import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixPreviewKeys, hashOfFiles, identityOf } from '#next/build-identity.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-identity-'))
  await mkdir(join(folder, 'app/cart'), { recursive: true })
  await writeFile(join(folder, 'app/page.tsx'), 'home')
  await writeFile(join(folder, 'app/cart/page.tsx'), 'cart')
})

afterEach(() => rm(folder, { recursive: true }))

const hash = () => hashOfFiles([join(folder, 'app')])

describe('the hash of sources', () => {
  test('is the same for the same files written again', async () => {
    const before = await hash()
    await writeFile(join(folder, 'app/page.tsx'), 'home')
    expect(await hash()).toBe(before)
  })

  test('changes with a file’s content, name and place', async () => {
    const hashes = [await hash()]
    await writeFile(join(folder, 'app/page.tsx'), 'Home')
    hashes.push(await hash())
    await rm(join(folder, 'app/page.tsx'))
    await writeFile(join(folder, 'app/cart/home.tsx'), 'Home')
    hashes.push(await hash())
    expect(new Set(hashes).size).toBe(3)
  })

  test('rejects a source that does not exist', async () => {
    await expect(hashOfFiles([join(folder, 'missing')])).rejects.toThrow('ENOENT')
  })
})

/** Writes the files in which Next puts its random keys, and returns these. */
async function writeKeys(): Promise<string[]> {
  const preview = {
    previewModeId: randomBytes(16).toString('hex'),
    previewModeSigningKey: randomBytes(32).toString('hex'),
  }
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, 'prerender-manifest.json'), JSON.stringify({ routes: {}, preview }))
  await writeFile(join(folder, 'server/preview-props.json'), JSON.stringify(preview))
  return Object.values(preview)
}

const readKeys = () =>
  Promise.all(
    ['prerender-manifest.json', 'server/preview-props.json'].map((name) =>
      readFile(join(folder, name), 'utf8'),
    ),
  )

describe('a build’s identity', () => {
  test('follows from its inputs alone, with a key of 256 bits', () => {
    expect(identityOf('a')).toEqual(identityOf('a'))
    expect(identityOf('b').SHOP_BUILD_ID).not.toBe(identityOf('a').SHOP_BUILD_ID)
    const key = identityOf('a').NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? ''
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
  })

  test('replaces the random keys of the preview mode in both files', async () => {
    const drawn = await writeKeys()
    await fixPreviewKeys(folder, 'a')
    const first = await readKeys()
    for (const key of drawn) expect(first.join()).not.toContain(key)
    await writeKeys()
    await fixPreviewKeys(folder, 'a')
    expect(await readKeys()).toEqual(first)
  })

  test('is refused for a build without the files that have the keys', async () => {
    await expect(fixPreviewKeys(folder, 'a')).rejects.toThrow('prerender-manifest.json')
  })
})
