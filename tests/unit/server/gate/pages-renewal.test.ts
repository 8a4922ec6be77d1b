import type { Pages } from '@etalase/front/gate/pages.ts'
import { expireTags, now, recordTag } from '@etalase/front/next/cache-tags.ts'
import { missingPageHeader } from '@etalase/front/shared/missing-page-header.ts'
import { validUntilTag } from '@etalase/front/shared/valid-until.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPages, settle, sharedPage } from '#tests/support/fake-renderer.ts'
import { startLater } from '#tests/support/start-later.ts'

beforeEach(startLater)
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => void vi.advanceTimersByTime(ms)

/** Opens a shop some milliseconds after it sent a page once. */
async function openAfter(ms: number) {
  const opened = openPages()
  await opened.ask()
  wait(ms)
  return opened
}

/** Returns what a shared cache is told about a cached page: its lifetime and its age. */
function keptByOthers(pages: Pages) {
  const outcome = pages.find(sharedPage(), 'html')
  const response = outcome?.kind === 'page' ? outcome.response : undefined
  return [response?.headers['cache-control'], response?.age]
}

const kept = (seconds: number) => `max-age=0, s-maxage=${seconds}`

test('other caches keep a page that is not due yet for the rest of its time', async () => {
  const { pages } = await openAfter(59_999)
  expect(keptByOthers(pages)).toEqual([`${kept(60)}, stale-if-error=86400`, 59])
})

describe('a page that is due', () => {
  test('is sent unchanged, and renewed once in the background, with a slot', async () => {
    const { ask, renderer, admitted } = await openAfter(60_000)
    expect(await Promise.all(Array.from({ length: 20 }, () => ask()))).toEqual(
      Array(20).fill('1 STALE'),
    )
    await settle()
    expect(await ask()).toBe('2 HIT')
    expect(renderer.renewals).toEqual(['/product/1'])
    expect(admitted).toEqual(['/product/[id] for visitor', '/product/[id] for renewal'])
  })

  test('is not renewed before the last quarter of its time', async () => {
    const { ask, renderer } = await openAfter(44_999)
    expect(await ask()).toBe('1 HIT')
    await settle()
    expect(renderer.renewals).toEqual([])
  })

  test('is renewed in the last quarter of its time, and sent as fresh until then', async () => {
    const { ask } = await openAfter(59_999)
    expect(await ask()).toBe('1 HIT')
    await settle()
    expect(await ask()).toBe('2 HIT')
  })

  test('is renewed at another moment than others of its age', async () => {
    const pages = Array.from({ length: 100 }, (_, id) => sharedPage(`/product/${id}`))
    const { ask, renderer } = openPages()
    for (const page of pages) await ask(page)
    wait(45_000)
    for (const third of [1, 2, 3]) {
      wait(5_000)
      for (const page of pages) await ask(page)
      await settle()
      expect(Math.abs(renderer.renewals.length - third * 33)).toBeLessThan(10)
    }
  })

  test('is not renewed early while the backend is down', async () => {
    const { ask, renderer } = await openAfter(59_000)
    renderer.state = 'down'
    await ask()
    await settle()
    for (let time = 0; time < 10; time++) await ask()
    await settle()
    expect(renderer.renewals).toHaveLength(1)
  })

  test('is sent however old it is', async () => {
    const { ask } = await openAfter(3_600_000 / 2)
    expect(await ask()).toBe('1 STALE')
  })

  test('because one of its tags has become stale is renewed in the background too', async () => {
    const { ask } = await openAfter(1_000)
    expireTags(['product:1'], { expire: 600 })
    expect(await ask()).toBe('1 STALE')
    await settle()
    expect(await ask()).toBe('2 HIT')
  })

  test('is also sent without a slot to renew it, and the next request retries', async () => {
    const { ask, state } = await openAfter(60_000)
    state.isFull = true
    expect(await ask()).toBe('1 STALE')
    await settle()
    state.isFull = false
    expect(await ask()).toBe('1 STALE')
    await settle()
    expect(await ask()).toBe('2 HIT')
  })

  test.each(['down', 'broken'] as const)(
    'stays when its renewal fails (%s), and is retried after 5 s and not earlier',
    async (failure) => {
      const log = vi.mocked(console.error).mockImplementation(() => {})
      const { ask, renderer } = await openAfter(60_000)
      renderer.state = failure
      await ask()
      await settle()
      const tries = renderer.renewals.length
      wait(4_999)
      expect(await ask()).toBe('1 STALE')
      await settle()
      expect(renderer.renewals).toHaveLength(tries)
      renderer.state = 'up'
      wait(1)
      await ask()
      await settle()
      expect(await ask()).toBe('2 HIT')
      log.mockClear()
    },
  )

  test('is kept by other caches for only 5 s while it is renewed, and while renewal fails', async () => {
    const { ask, pages, renderer } = await openAfter(60_000)
    expect(keptByOthers(pages)).toEqual([`${kept(5)}, stale-if-error=86400`, undefined])
    renderer.state = 'down'
    await ask()
    await settle()
    expect(keptByOthers(pages)).toEqual([`${kept(5)}, stale-if-error=86400`, undefined])
  })
})

test('other caches keep a page that never changes for an hour: the next release may change it', async () => {
  const { ask, pages, renderer } = openPages()
  renderer.seconds = 31_536_000
  await ask()
  expect(keptByOthers(pages)[0]).toBe(`${kept(3600)}, stale-if-error=86400`)
})

describe('a page with a discount that ends', () => {
  /** Opens a shop that sent a page once, some seconds before a discount ends. */
  async function openBefore(seconds: number) {
    const opened = openPages()
    opened.renderer.tags = ['product:1', validUntilTag(new Date(now() + seconds * 1_000))]
    await opened.ask()
    return opened
  }

  test('is kept by other caches only until then, fresh or not', async () => {
    const { pages } = await openBefore(600)
    expect(keptByOthers(pages)[0]).toMatch(/^max-age=0, s-maxage=60, stale-if-error=5(?:40|39)$/)
    const { pages: soon } = await openBefore(20)
    expect(keptByOthers(soon)[0]).toMatch(/^max-age=0, s-maxage=(?:20|19)$/)
  })

  test.each([
    ['nothing', null],
    ['no more than its shell', []],
  ])(
    'is limited in the same way when Next keeps %s of it, as of a filtered list',
    async (_, tags) => {
      const opened = openPages()
      opened.renderer.tags = tags
      opened.renderer.change = () => ({ ends: [validUntilTag(new Date(now() + 600_000))] })
      await opened.ask()
      expect(keptByOthers(opened.pages)[0]).toMatch(/s-maxage=60, stale-if-error=5(?:40|39)$/)
    },
  )

  test('is limited in the same way while it is renewed', async () => {
    const { pages } = await openBefore(90)
    wait(87_000)
    expect(keptByOthers(pages)[0]).toMatch(/^max-age=0, s-maxage=[23]$/)
  })

  test('is kept only until then by a clock that was set, as on a machine that was suspended', async () => {
    const { ask, pages, renderer } = await openBefore(600)
    wait(5_000)
    vi.setSystemTime(Date.now() + 600_000)
    renderer.tags = ['product:1', validUntilTag(new Date(Date.now() + 20_000))]
    expect(await ask()).toBe('2 MISS')
    expect(keptByOthers(pages)[0]).toMatch(/^max-age=0, s-maxage=(?:20|19)$/)
  })

  test('is rendered before it is sent from then on, and once', async () => {
    const { ask } = await openBefore(10)
    wait(9_000)
    expect(await ask()).toBe('1 HIT')
    wait(1_001)
    expect([await ask(), await ask()]).toEqual(['2 MISS', '2 HIT'])
  })

  test('stays while rendering fails, without a grace period for other caches', async () => {
    const { ask, pages, renderer } = await openBefore(10)
    wait(10_001)
    renderer.state = 'down'
    expect(await ask()).toBe('1 STALE')
    expect(keptByOthers(pages)[0]).toBe(kept(5))
  })
})

test('a page found missing by a background renewal is missing from then on', async () => {
  const { ask, renderer } = await openAfter(60_000)
  renderer.state = 'missing'
  expect(await ask()).toBe('1 STALE')
  await settle()
  expect([await ask(), await ask(sharedPage(), 'rsc')]).toEqual(['missing', 'missing'])
})

describe('a page with an expired tag', () => {
  test('is rendered before it is sent, once for simultaneous requests', async () => {
    const { ask, renderer } = await openAfter(1_000)
    expireTags(['product:1'])
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['2 MISS', '2 MISS', '2 MISS'])
    expect(renderer.renewals).toHaveLength(1)
  })

  test('stays when the tag belongs to another page', async () => {
    const { ask, renderer } = await openAfter(1_000)
    expireTags(['product:2'])
    expect(await ask()).toBe('1 HIT')
    expect(renderer.renewals).toEqual([])
  })

  test('is also rendered when another shop announces it', async () => {
    const { ask } = await openAfter(1_000)
    recordTag('product:1', { expired: performance.timeOrigin + performance.now() })
    expect(await ask()).toBe('2 MISS')
  })

  test('is rendered once more when it expired during its render', async () => {
    const { ask, renderer } = await openAfter(1_000)
    expireTags(['product:1'])
    const { promise, resolve } = Promise.withResolvers<void>()
    renderer.held = promise
    const first = ask()
    await settle()
    wait(10)
    expireTags(['product:1'])
    resolve()
    renderer.held = null
    await first
    wait(5_000)
    expect(await ask()).toBe('3 MISS')
  })

  test('is not sent to requests after the change by a render that started before it', async () => {
    const { ask, renderer } = await openAfter(1_000)
    expireTags(['product:1'])
    const { promise, resolve } = Promise.withResolvers<void>()
    renderer.held = promise
    const before = ask()
    await settle()
    wait(10)
    expireTags(['product:1'])
    const after = ask()
    resolve()
    renderer.held = null
    expect([await before, await after]).toEqual(['2 MISS', '3 MISS'])
  })

  test.each(['down', 'broken'] as const)(
    'is sent unchanged while the backend is down (%s), and renewed when it is back',
    async (failure) => {
      const log = vi.mocked(console.error).mockImplementation(() => {})
      const { ask, renderer } = await openAfter(1_000)
      expireTags(['product:1'])
      renderer.state = failure
      expect([await ask(), await ask()]).toEqual(['1 STALE', '1 STALE'])
      wait(60_000)
      expect(await ask()).toBe('1 STALE')
      renderer.state = 'up'
      wait(5_000)
      expect(await ask()).toBe('2 MISS')
      log.mockClear()
    },
  )

  test('is sent unchanged even after a restart, or after it was dropped from memory', async () => {
    const { renderer } = await openAfter(1_000)
    expireTags(['product:1'])
    renderer.state = 'down'
    const { ask } = openPages(renderer)
    expect(await ask()).toBe('1 STALE')
    renderer.state = 'up'
    wait(5_000)
    expect(await ask()).toBe('2 MISS')
  })

  test('is missing when the backend says so, instead of its old version', async () => {
    const { ask, renderer } = await openAfter(1_000)
    expireTags(['product:1'])
    wait(1)
    renderer.state = 'missing'
    expect([await ask(), await ask()]).toEqual(['missing', 'missing'])
    expect(renderer.renewals).toHaveLength(1)
  })

  test('is rendered once for two of its variants', async () => {
    const { ask, renderer } = await openAfter(1_000)
    await ask(sharedPage(), 'rsc')
    expireTags(['product:1'])
    const { promise, resolve } = Promise.withResolvers<void>()
    renderer.held = promise
    const both = [ask(), ask(sharedPage(), 'rsc')]
    await settle()
    resolve()
    expect(await Promise.all(both)).toEqual(['2 MISS', '2 MISS'])
    expect(renderer.renewals).toEqual(['/product/1'])
  })
})

describe('after a restart', () => {
  test('a fresh page needs no render', async () => {
    const { renderer } = await openAfter(30_000)
    const { ask } = openPages(renderer)
    expect(await ask()).toBe('1 HIT')
    await settle()
    expect([renderer.count, renderer.renewals]).toEqual([1, []])
  })

  test('a page that is due is sent, and renewed in the background', async () => {
    const { renderer } = await openAfter(90_000)
    const { ask, admitted } = openPages(renderer)
    expect(await ask()).toBe('1 STALE')
    await settle()
    expect(await ask()).toBe('2 HIT')
    expect(admitted).toEqual(['/product/[id] for visitor', '/product/[id] for renewal'])
  })

  test('a page whose file is cut off is rendered again, and never sent', async () => {
    const { renderer } = await openAfter(1_000)
    renderer.change = (rendered) =>
      renderer.count === 1 ? { body: rendered.body.subarray(0, 80) } : {}
    expect(await openPages(renderer).ask()).toBe('2 MISS')
  })

  test('a page whose file is cut off is unavailable while the backend is down', async () => {
    const { renderer } = await openAfter(1_000)
    renderer.state = 'down'
    renderer.change = ({ body, status }) => (status === 200 ? { body: body.subarray(0, 80) } : {})
    expect(await openPages(renderer).ask()).toBe('failed')
  })
})

describe('a missing page', () => {
  async function openMissing() {
    const opened = openPages()
    opened.renderer.state = 'missing'
    expect(await opened.ask()).toBe('missing')
    return opened
  }

  test('costs Next one request, in any variant', async () => {
    const { ask, renderer } = await openMissing()
    expect([await ask(), await ask(sharedPage(), 'rsc')]).toEqual(['missing', 'missing'])
    expect(renderer.reads).toHaveLength(1)
  })

  test.each(['product:1', 'products'])(
    'is available at once when the backend announces %s',
    async (tag) => {
      const { ask, renderer } = await openMissing()
      renderer.state = 'up'
      wait(1)
      expireTags([tag], { expire: 0 })
      expect(await ask()).toBe('1 MISS')
    },
  )

  test('that appears without an announcement is available after a minute', async () => {
    const { ask, renderer } = await openMissing()
    renderer.state = 'up'
    wait(59_999)
    expect(await ask()).toBe('missing')
    wait(1)
    expect(await ask()).toBe('1 MISS')
  })

  test('does not affect other pages', async () => {
    const { ask, renderer } = await openMissing()
    renderer.state = 'up'
    expect(await ask(sharedPage('/product/2'))).toBe('1 MISS')
  })

  test.each(['rsc', 'segment /_tree'])(
    'is not assumed when only the variant %s is missing',
    async (variant) => {
      const { ask, renderer } = openPages()
      renderer.change = (_, asked) => (asked === variant ? { status: 404, headers: {} } : {})
      expect(await ask(sharedPage(), variant)).toContain('404')
      expect(await ask()).toBe('1 HIT')
    },
  )

  test('is assumed when middleware says so for one variant', async () => {
    const { ask, renderer } = openPages()
    const headers = { [missingPageHeader.name]: missingPageHeader.value }
    renderer.change = (_, variant) => (variant === 'rsc' ? { status: 404, headers } : {})
    expect([await ask(sharedPage(), 'rsc'), await ask()]).toEqual(['missing', 'missing'])
  })
})
