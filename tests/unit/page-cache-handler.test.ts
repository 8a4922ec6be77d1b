import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import PageCacheHandler from '#server/page-cache/page-cache-handler.ts'
import { aPage } from '#tests/support/a-page.ts'

type Get = Parameters<PageCacheHandler['get']>
type Set = Parameters<PageCacheHandler['set']>

let folder: string
let handler: PageCacheHandler
let key: string
let keys = 0
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  handler = new PageCacheHandler({
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
  })
  keys++
  key = `/route-cache/APP_PAGE/abc/$/page-${keys}`
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pageContext = { kind: 'APP_PAGE' as Get[1]['kind'], isFallback: false } as Get[1]
const setContext: Set[2] = { cacheControl: { revalidate: 60, expire: 3_600 } }

const get = () => handler.get(key, pageContext)

/** Writes a page as the build does. */
async function build(html: string, at = key, ownMeta = {}): Promise<void> {
  const path = join(folder, at)
  await mkdir(dirname(path), { recursive: true })
  const meta = { headers: { 'x-next-cache-tags': 'build-tag' }, status: 200, ...ownMeta }
  await Promise.all([
    writeFile(`${path}.html`, html),
    writeFile(`${path}.meta`, JSON.stringify(meta)),
    writeFile(`${path}.rsc`, 'payload'),
  ])
}

describe("Next's cache handler for pages", () => {
  test('gives a page of the build', async () => {
    await build('<p>built</p>')
    expect(await get()).toMatchObject({ value: { html: '<p>built</p>' } })
  })

  test('gives a page that was rendered since instead of that of the build, with its lifetime', async () => {
    await build('<p>built</p>')
    await handler.set(key, aPage('<p>rendered</p>').value, setContext)
    expect(await get()).toMatchObject({
      value: { html: '<p>rendered</p>' },
      cacheControl: { revalidate: 60, expire: 3_600 },
    })
  })

  test('writes nothing into the build', async () => {
    await handler.set(key, aPage('<p>rendered</p>').value, setContext)
    await handler.set(`${key}-missing`, aPage('<p>nothing</p>', 404).value, setContext)
    expect(await readdir(folder)).toEqual([])
  })

  test('copies nothing within the build when it reads a page under the name of its route', async () => {
    const owner = { kind: 'APP_PAGE', sourceRoute: '/built' } as Parameters<
      typeof getRouteCacheKey
    >[1]
    key = getRouteCacheKey('/built', owner)
    await build('<p>built</p>', '/app/built', { routeCache: { key, owner, isFallback: false } })
    const before = await readdir(folder, { recursive: true })
    expect(await get()).toMatchObject({ value: { html: '<p>built</p>' } })
    expect(await readdir(folder, { recursive: true })).toEqual(before)
  })

  test('gives no page whose tag has expired, rendered or built', async () => {
    await build('<p>built</p>')
    await handler.revalidateTag('build-tag', { expire: 0 })
    expect(await get()).toBeNull()
    const page = aPage('<p>rendered</p>', 200, `product:${keys}`)
    await handler.set(key, page.value, setContext)
    expect(await get()).not.toBeNull()
    await expect
      .poll(async () => {
        await handler.revalidateTag([`product:${keys}`])
        return get()
      })
      .toBeNull()
  })

  test('gives nothing for what is not there', async () => {
    expect(await get()).toBeNull()
  })

  test('keeps neither pictures nor calls', async () => {
    await handler.set(key, aPage('<p>call</p>').value, { fetchCache: true })
    expect(await get()).toBeNull()
  })

  test('does not let Next remember every address for good', async () => {
    const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
    const owner = { kind: 'APP_PAGE', sourceRoute: '/x' } as Parameters<typeof lifetimes.get>[1]
    lifetimes.set(getRouteCacheKey('/made-up', owner), { revalidate: 60, expire: undefined })
    expect(lifetimes.get('/made-up', owner)).toBeDefined()
    for (let number = 0; number < 10_000; number++) {
      await handler.set(`${key}-${number}`, aPage('', 404).value, setContext)
    }
    expect(lifetimes.get('/made-up', owner)).toBeUndefined()
  })
})
