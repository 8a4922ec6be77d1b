import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compressedFolder } from '#encode/compressed.ts'
import { dictionaryFile, toDictionary } from '#encode/dictionary.ts'
import { compressBest, compressedAgain, EncodedBody } from '#encode/encoded-body.ts'
import { finishPage } from '#finish/finish-page.ts'
import { writeCompressed } from '#write-compressed.ts'
import '#tests/support/start-script.ts'

const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
const push = '<script>self.__next_f.push([0])</script>'
const cards = Array.from({ length: 200 }, (_, card) => `<li>Linen ${card * card}`).join('')

const pageOf = (name: string) =>
  `<!DOCTYPE html><html><head></head><body><h1>${name}</h1>${cards}${script}${push}</body></html>`

/** Returns a page of this HTML as it is sent. */
const sent = (page: string, dictionary?: string) => finishPage(page, () => '', { dictionary }).html

const before = process.cwd()
let folder: string

/** Writes a build with complete pages, and one that is incomplete. */
async function build(names: readonly string[]): Promise<void> {
  const pages = join(folder, '.next/server/app')
  await mkdir(pages, { recursive: true })
  const whole = names.map((name) => [`/${name}`, { response: 'complete' }])
  const routes = Object.fromEntries([
    ...whole,
    ['/cart', { response: 'empty' }],
    ['/robots.txt', { response: 'complete' }],
  ])
  await writeFile(join(folder, '.next/prerender-manifest.json'), JSON.stringify({ routes }))
  for (const name of [...names, 'cart']) await writeFile(join(pages, `${name}.html`), pageOf(name))
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalase-compressed-'))
})
afterEach(async () => {
  process.chdir(before)
  await rm(folder, { recursive: true })
})

describe('a page of the build', () => {
  test('is sent to its first visitor in best brotli quality', async () => {
    await build(['faq'])
    await writeCompressed(folder)
    process.chdir(folder)
    const html = sent(pageOf('faq'))
    const first = new EncodedBody(html).in('br')
    expect(first).toEqual(await compressBest(html))
    expect(brotliDecompressSync(first)).toEqual(html)
  })

  test("with a dictionary is compressed with the dictionary's address in it", async () => {
    await build(['faq'])
    const dictionary = Buffer.from('Linen')
    await writeFile(join(folder, dictionaryFile), dictionary)
    await writeCompressed(folder)
    process.chdir(folder)
    const html = sent(pageOf('faq'), toDictionary(dictionary).address)
    expect(new EncodedBody(html).in('br')).toEqual(await compressBest(html))
  })

  test('is recompressed in best quality soon after a renewal', async () => {
    await build(['faq'])
    await writeCompressed(folder)
    process.chdir(folder)
    const [old, html] = [new EncodedBody(sent(pageOf('faq'))), sent(pageOf('Questions'))]
    const renewed = new EncodedBody(html)
    const first = renewed.in('br')
    renewed.replace(old)
    await compressedAgain()
    expect(renewed.in('br').length).toBeLessThan(first.length)
    expect(renewed.in('br')).toEqual(await compressBest(html))
  })
})

test('the build compresses only complete pages, and removes those of the build before', async () => {
  await build(['faq', 'stores'])
  await writeCompressed(folder)
  await build(['faq'])
  await writeCompressed(folder)
  expect(await readdir(join(folder, compressedFolder))).toHaveLength(1)
})
