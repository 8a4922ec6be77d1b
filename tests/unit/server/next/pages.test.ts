import { expireTags } from '@etalase/front/next/cache-tags.ts'
import { html } from '@etalase/front/next/variants.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPages, settle, sharedPage, textOf } from '#tests/support/fake-renderer.ts'
import { startLater } from '#tests/support/start-later.ts'

beforeEach(startLater)
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => void vi.advanceTimersByTime(ms)
const onRequest = sharedPage('/products?color=red', { isOnRequest: true })

describe('a page with simultaneous requests', () => {
  test('is rendered once, for its visitor, and is a hit from then on', async () => {
    const { ask, renderer, admitted } = openPages()
    expect([await ask(), await ask(), await ask()]).toEqual(['1 MISS', '1 HIT', '1 HIT'])
    expect([renderer.reads.length, renderer.renewals]).toEqual([1, []])
    expect(admitted).toEqual(['/product/[id] for visitor'])
  })

  test('is rendered once for all requests in the meantime', async () => {
    const { ask, renderer } = openPages()
    const { promise, resolve } = Promise.withResolvers<void>()
    renderer.held = promise
    const crowd = Array.from({ length: 50 }, () => ask())
    await settle()
    resolve()
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['1 MISS']))
    expect(renderer.reads).toHaveLength(1)
  })

  test('is rendered for the next request when that render fails for all', async () => {
    const { ask, renderer } = openPages()
    renderer.state = 'down'
    expect(await Promise.all([ask(), ask()])).toEqual(['failed', 'failed'])
    renderer.state = 'up'
    expect(await ask()).toBe('1 MISS')
  })

  test('is refused to all waiting requests without a slot, and loaded again for the next', async () => {
    const { ask, state } = openPages()
    state.isFull = true
    for (const asked of [ask(), ask()]) await expect(asked).rejects.toThrow('full')
    state.isFull = false
    expect(await ask()).toBe('1 MISS')
  })

  test("has an entry for each of its variants, separate from other pages'", async () => {
    const { ask, renderer } = openPages()
    const variants = [html, 'rsc', 'rsc prefetch', 'segment /_tree']
    for (const variant of variants) await ask(sharedPage(), variant)
    await ask(sharedPage('/product/2'))
    expect(renderer.reads).toEqual([
      ...variants.map((variant) => `${variant} /product/1`),
      'html /product/2',
    ])
  })

  test('takes the slots of its kind: on-request pages have their own', async () => {
    const { ask, admitted } = openPages()
    await ask(onRequest)
    expect(admitted).toEqual(['/product/[id] on request for visitor'])
  })
})

describe('the cache never stores', () => {
  test.each<[string, object]>([
    ['a private page', { headers: { 'cache-control': 'private, s-maxage=60' } }],
    ['a page that must not be stored', { headers: { 'cache-control': 'no-store, s-maxage=60' } }],
    ['a redirect', { status: 307, headers: { location: '/' } }],
    ['a refusal', { status: 403 }],
  ])('%s', async (_, changed) => {
    const { ask, renderer } = openPages()
    renderer.tags = null
    renderer.change = () => changed
    await ask()
    await ask()
    expect(renderer.count).toBe(2)
  })

  test('a cookie: every visitor gets the page without it', async () => {
    const { pages, renderer } = openPages()
    renderer.change = ({ headers }) => ({ headers: { ...headers, 'set-cookie': ['device=1'] } })
    const outcome = await pages.load(sharedPage(), html, 'visitor')
    expect(outcome).toMatchObject({ kind: 'page' })
    expect(JSON.stringify(outcome)).not.toContain('device=1')
  })
})

describe('a page rendered on request', () => {
  function openOnRequest() {
    const opened = openPages()
    opened.renderer.tags = null
    opened.renderer.seconds = 30
    return { ...opened, ask: () => opened.ask(onRequest) }
  }

  test('is rendered once in its stated time, and then in the background', async () => {
    const { ask, admitted } = openOnRequest()
    expect(await ask()).toBe('1 HIT')
    wait(29_999)
    expect(await ask()).toBe('1 HIT')
    wait(1)
    expect(await ask()).toBe('1 STALE')
    await settle()
    expect(await ask()).toBe('2 HIT')
    expect(admitted.at(-1)).toBe('/product/[id] on request for renewal')
  })

  test('is no longer sent a second after that time', async () => {
    const { ask } = openOnRequest()
    await ask()
    wait(31_000)
    expect(await ask()).toBe('2 HIT')
  })

  test.each(['product:1', 'stores'])(
    'is rendered again at once after any change: %s',
    async (tag) => {
      const { ask } = openOnRequest()
      await ask()
      wait(1_000)
      expireTags([tag])
      expect(await ask()).toBe('2 HIT')
    },
  )

  test('is rendered again after a change during its render', async () => {
    const { ask, renderer } = openOnRequest()
    renderer.change = () => {
      if (renderer.count === 1) expireTags(['product:1'])
      return {}
    }
    await ask()
    expect(await ask()).toBe('2 HIT')
  })

  test('is fresh for a second when it states no time', async () => {
    const { ask, renderer } = openOnRequest()
    renderer.seconds = null
    await ask()
    wait(999)
    expect(await ask()).toBe('1 HIT')
    wait(1_001)
    expect(await ask()).toBe('2 HIT')
  })

  test('is sent for some seconds more when rendering fails', async () => {
    const { ask, renderer } = openOnRequest()
    await ask()
    expireTags(['product:1'])
    renderer.state = 'down'
    expect([await ask(), await ask()]).toEqual(['1 STALE', '1 STALE'])
    expect(renderer.reads).toHaveLength(2)
    renderer.state = 'up'
    wait(5_000)
    expect(await ask()).toBe('2 HIT')
  })
})

describe('a file of the build', () => {
  const file = sharedPage('/_next/static/chunks/a.js', { isFixed: true })

  test('is read once, whatever changes, and however late', async () => {
    const { ask, renderer } = openPages()
    renderer.tags = null
    await ask(file)
    expireTags(['product:1'])
    wait(1_000_000)
    expect(await ask(file)).toBe('1 200')
    expect(renderer.reads).toHaveLength(1)
  })
})

describe("a page's data", () => {
  test('is found by its hash once the page was sent, with the data its scripts pushed', async () => {
    const { pages } = openPages()
    const outcome = await pages.load(sharedPage(), html, 'visitor')
    const data = outcome.kind === 'page' ? outcome.page.data : null
    const found = pages.findData(data?.hash ?? '')
    expect(found && JSON.parse(textOf(found))).toMatchObject({
      pushes: [['__next_f', [1, 'render 1']]],
    })
    expect(found?.headers['cache-control']).toContain('immutable')
  })

  test('of a renewed page is still found by visitors with the old page', async () => {
    const { pages, ask } = openPages()
    const outcome = await pages.load(sharedPage(), html, 'visitor')
    const hash = outcome.kind === 'page' ? (outcome.page.data?.hash ?? '') : ''
    wait(1)
    expireTags(['product:1'])
    expect(await ask()).toBe('2 MISS')
    expect(pages.findData(hash)).toBeDefined()
  })

  test('with another hash is missing', () => {
    expect(openPages().pages.findData('a'.repeat(40))).toBeUndefined()
  })
})

test('limits the cache by bytes: made-up addresses evict unused entries', async () => {
  const { ask, renderer } = openPages()
  renderer.tags = null
  renderer.seconds = 3_600
  renderer.change = () => ({
    headers: { 'content-type': 'image/webp', 'cache-control': 's-maxage=3600' },
    body: Buffer.alloc(10 * 2 ** 20),
  })
  for (let number = 1; number <= 10; number++) await ask(sharedPage(`/product/${number}`))
  const before = renderer.reads.length
  await ask(sharedPage('/product/10'))
  expect(renderer.reads).toHaveLength(before)
  await ask(sharedPage('/product/1'))
  expect(renderer.reads).toHaveLength(before + 1)
})
