import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expireTags, isExpired, now } from '#next/cache-tags.ts'
import PageCacheHandler, { withCacheUse } from '#next/page-cache-handler.ts'
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
afterEach(() => vi.useRealTimers())
afterEach(() => rm(folder, { recursive: true, force: true }))

const pageContext = { kind: 'APP_PAGE' as Get[1]['kind'], isFallback: false } as Get[1]
const setContext: Set[2] = { cacheControl: { revalidate: 60, expire: 3_600 } }

const get = () => handler.get(key, pageContext)

/** Uses the clock of the tags: the wall clock can be set while a process runs, as after a pause of its machine. */
const aMinuteAgo = () => new Date(now() - 60_000)

/** Writes a page as the build does, a minute before the test. */
async function build(html: string, at = key, ownMeta = {}): Promise<void> {
  const path = join(folder, at)
  await mkdir(dirname(path), { recursive: true })
  const meta = { headers: { 'x-next-cache-tags': `build-tag:${keys}` }, status: 200, ...ownMeta }
  await Promise.all([
    writeFile(`${path}.html`, html),
    writeFile(`${path}.meta`, JSON.stringify(meta)),
    writeFile(`${path}.rsc`, 'payload'),
  ])
  await utimes(`${path}.html`, aMinuteAgo(), aMinuteAgo())
}

describe("Next's cache handler for pages", () => {
  test('returns a page of the build', async () => {
    await build('<p>built</p>')
    expect(await get()).toMatchObject({ value: { html: '<p>built</p>' } })
  })

  test('returns a page rendered since rather than that of the build, with its lifetime', async () => {
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

  test("copies nothing within the build when it reads a page under its route's name", async () => {
    const owner = { kind: 'APP_PAGE', sourceRoute: '/built' } as Parameters<
      typeof getRouteCacheKey
    >[1]
    key = getRouteCacheKey('/built', owner)
    await build('<p>built</p>', '/app/built', { routeCache: { key, owner, isFallback: false } })
    const before = await readdir(folder, { recursive: true })
    expect(await get()).toMatchObject({ value: { html: '<p>built</p>' } })
    expect(await readdir(folder, { recursive: true })).toEqual(before)
  })

  test('returns no page whose tag has expired, rendered or built', async () => {
    await build('<p>built</p>')
    await handler.revalidateTag(`build-tag:${keys}`, { expire: 0 })
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

  test('returns null for an unknown page', async () => {
    expect(await get()).toBeNull()
  })

  test('stores no fetched calls', async () => {
    await handler.set(key, aPage('<p>call</p>').value, { fetchCache: true })
    expect(await get()).toBeNull()
  })

  test('keeps Next from remembering every address forever', async () => {
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

/** Asks as a render of the gate does, and returns Next's result with what the gate learns. */
const use = (mode: 'read' | 'renew', run = get) => withCacheUse(mode, run)

describe('the gate', () => {
  /** Expires a tag of a page, so that Next alone does not get the page. */
  async function expire(tag: string): Promise<void> {
    await handler.revalidateTag(tag, { expire: 0 })
    expect(await get()).toBeNull()
  }

  test.each(['rendered', 'built'])(
    'gets a page that was %s at any age through Next, with its real age and tags',
    async (origin) => {
      const [html, tag] = [`<p>${origin}</p>`, `old:${keys}`]
      if (origin === 'rendered') await handler.set(key, aPage(html, 200, tag).value, setContext)
      else await build(html, key, { headers: { 'x-next-cache-tags': tag } })
      await expire(tag)
      const before = now()
      const { result, entry, isStored } = await use('read')
      expect(result).toMatchObject({ value: { html } })
      expect(result?.lastModified).toBeGreaterThanOrEqual(before)
      expect([entry?.tags, isStored]).toEqual([[tag], false])
      expect(entry?.renderedAt).toBeLessThan(before)
    },
  )

  test('gets it even when the wall clock is behind the clock of the tags', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() - 5_000)
    await build('<p>built</p>')
    await expire(`build-tag:${keys}`)
    const { result } = await use('read')
    expect(result).toMatchObject({ value: { html: '<p>built</p>' } })
  })

  test('gets the same age at each read', async () => {
    await handler.set(key, aPage('<p>rendered</p>').value, setContext)
    const first = await use('read')
    const second = await use('read')
    expect(second.entry).toEqual(first.entry)
  })

  test('renews a page through Next, and learns that it is stored', async () => {
    await build('<p>built</p>')
    const { result, entry, isStored } = await use('renew', async () => {
      const found = await get()
      await handler.set(key, aPage('<p>new</p>', 200, 'new').value, setContext)
      return found
    })
    expect([result, isStored, entry?.tags]).toEqual([null, true, ['new']])
    expect(await get()).toMatchObject({ value: { html: '<p>new</p>' } })
  })

  test('dates a page by its request, so that changes during the render expire it', async () => {
    const tag = `during:${keys}`
    const { entry } = await use('renew', async () => {
      expireTags([tag])
      await handler.set(key, aPage('<p>new</p>', 200, tag).value, setContext)
      return null
    })
    expect(isExpired([...(entry?.tags ?? [])], entry?.renderedAt ?? 0)).toBe(true)
    expect(await get()).toBeNull()
  })

  test.each(['read', 'renew'] as const)(
    'gets the shell of a route as before (%s)',
    async (mode) => {
      key = `/route-cache/APP_PAGE/abc/$/product/[id]-${keys}`
      await build('<p>shell</p>')
      const { result, entry } = await use(mode)
      expect(result).toMatchObject({ value: { html: '<p>shell</p>' } })
      expect(entry).toBeNull()
    },
  )

  test('does not store an error page, and gets an expired one rendered again', async () => {
    await handler.set(key, aPage('<p>none</p>', 404, `gone:${keys}`).value, setContext)
    expect(await use('read')).toMatchObject({ entry: null, isStored: false })
    await handler.revalidateTag(`gone:${keys}`, { expire: 0 })
    expect((await use('read')).result).toBeNull()
    const { entry, isStored } = await use('renew', async () => {
      await handler.set(key, aPage('<p>none</p>', 404).value, setContext)
      return null
    })
    expect([entry, isStored]).toEqual([null, false])
  })

  test('gets null for an unknown page', async () => {
    expect(await use('read')).toEqual({ result: null, entry: null, isStored: false })
  })
})
