import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeDictionary } from '#dictionary/write-dictionary.ts'
import { dictionaryFile } from '#encode/dictionary.ts'
import '#tests/support/start-script.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalase-dictionary-'))
})
afterEach(() => rm(folder, { recursive: true }))

const html = (text: string) => `<html><head></head><body><p>${text}</p></body></html>`

/** Writes a build with pages by address, each with its route and whether it is complete. */
async function build(pages: Record<string, { route: string; isWhole?: boolean }>): Promise<void> {
  const routes = Object.fromEntries(
    Object.entries(pages).map(([path, { route, isWhole = true }]) => [
      path,
      { srcRoute: route, response: isWhole ? 'complete' : 'empty' },
    ]),
  )
  const write = async (path: string, text: string) => {
    const file = join(folder, '.next', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await write('prerender-manifest.json', JSON.stringify({ routes }))
  for (const path of Object.keys(pages)) {
    const file = path === '/' ? '/index' : path
    await write(`server/app${file}.html`, html(`Page ${path}`))
    await write(`server/app${file}.rsc`, `Data ${path}`)
  }
}

const written = () => readFile(join(folder, dictionaryFile), 'utf8')

test('a build without pages of the given routes writes no dictionary', async () => {
  await build({ '/': { route: '/' }, '/item/1': { route: '/item/[id]', isWhole: false } })
  await writeDictionary({ pages: ['/item/[id]', '/faq'], fetched: ['/item/[id]'] }, folder)
  await expect(written()).rejects.toThrow('ENOENT')
})

test('a dictionary has the first page of each route, and the router data of fetched routes', async () => {
  await build({
    '/item/1': { route: '/item/[id]' },
    '/item/2': { route: '/item/[id]' },
    '/faq': { route: '/faq' },
    '/': { route: '/' },
  })
  await writeDictionary(
    { pages: ['/', '/missing', '/item/[id]'], fetched: ['/missing', '/item/[id]'] },
    folder,
  )
  expect(await written()).toBe(`${html('Page /')}Data /item/1${html('Page /item/1')}`)
})
