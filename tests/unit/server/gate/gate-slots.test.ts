import { performance } from 'node:perf_hooks'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GateShop, sendEmptyDocument, sendPage } from '#tests/support/gate-shop.ts'

const count = 150
/** Limits of one kind: slots while the process is busy, slots at most, and waiting requests. */
const [atOnce, most, waiting] = [4, 64, 128]

const flood = { client: '198.51.100.1' }
const hash = (number: number) => String(number).padStart(40, 'a')

interface Kind {
  path: (number: number) => string
  headers?: Record<string, string>
  /** How Next responds. */
  fails?: true
}

const rsc = { rsc: '1' }
const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
const segment = { ...prefetch, 'next-router-segment-prefetch': '/_tree' }
const withHash = (path: string, headers: Record<string, string>) =>
  `${path}?${queryWithHash(headers, new URLSearchParams())}`

/** Pages that each need a separate render. */
const kinds: Record<string, Kind> = {
  searches: { path: (number) => `/products?search=kemeja-${number}` },
  'narrowed lists': { path: (number) => `/products?price_min=${number}` },
  lists: { path: (number) => `/products?page=${number}` },
  products: { path: (number) => `/product/${number}` },
  'data of products': { path: (number) => `/_data/${hash(number)}/product/${number}` },
  'data of narrowed lists': {
    path: (number) => `/_data/${hash(number)}/products?price_min=${number}`,
  },
  'products for the router': {
    path: (number) => withHash(`/product/${number}`, rsc),
    headers: rsc,
  },
  'products in advance': {
    path: (number) => withHash(`/product/${number}`, prefetch),
    headers: prefetch,
  },
  'segments of products': {
    path: (number) => withHash(`/product/${number}`, segment),
    headers: segment,
  },
  'pages for one shopper': { path: (number) => `/cart?a=${number}`, headers: { cookie: 'a=b' } },
  'searches for the router': {
    path: (number) => `/products?search=${number}&_rsc=x`,
    headers: rsc,
  },
  'long addresses': { path: (number) => `/cart?${'a'.repeat(5_000)}${number}` },
  'pages below the account': { path: (number) => `/account/${number}` },
  'landing pages': { path: (number) => `/shop/${number}` },
  'files that are made': { path: (number) => `/sitemap/${number}.xml` },
  'pages of which middleware is not told': {
    path: (number) => `/product/${number}`,
    headers: { 'x-middleware-prefetch': '1', 'next-url': 'a'.repeat(5_000) },
  },
}

/**
 * Stops the clock so that no request times out waiting: on a busy machine, sending them alone takes seconds. It stops an hour ahead,
 * because a page rendered before a tag's last change, possibly in another test file of this process, isn't cached.
 */
beforeEach(() => {
  const later = performance.now() + 3_600_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
})

const keepBusy = (isBusy: boolean) =>
  vi
    .spyOn(performance, 'eventLoopUtilization')
    .mockReturnValue({ idle: 0, active: 0, utilization: isBusy ? 1 : 0 })

/** Sends many requests at once while Next doesn't respond. */
function askAtOnce(shop: GateShop, { path, headers = {} }: Kind) {
  const release = shop.hold()
  const statuses: number[] = []
  const retries = new Set<string | undefined>()
  const refused = new Set<number>()
  const all = Array.from({ length: count }, async (_, number) => {
    const answer = await shop.ask(path(number + 1), { ...flood, headers })
    statuses.push(answer.status)
    if (answer.status !== 503) return
    retries.add(answer.headers['retry-after'])
    refused.add(number + 1)
  })
  return { all: Promise.allSettled(all), statuses, retries, refused, release }
}

const times = (statuses: readonly number[], status: number) =>
  statuses.filter((given) => given === status).length

/** Opens a shop with failure pages, as after a start. */
async function openPrepared() {
  const shop = await GateShop.open()
  await shop.prepare()
  shop.most = 0
  return shop
}

describe('150 requests at once, each for another address', () => {
  test.each(Object.entries(kinds))(
    'for %s take four slots: the admitted get 200, the rest 503, and another visitor the home page',
    async (_, kind) => {
      keepBusy(true)
      const shop = await openPrepared()
      const { all, statuses, retries, release } = askAtOnce(shop, kind)
      await expect.poll(() => statuses).toHaveLength(count - atOnce - waiting)
      expect(times(statuses, 503)).toBe(count - atOnce - waiting)
      expect(retries).toEqual(new Set(['30']))
      expect([shop.running, shop.most]).toEqual([atOnce, atOnce])
      const home = shop.ask('/', { client: '203.0.113.9' })
      await expect.poll(() => shop.running).toBe(atOnce + 1)
      release()
      expect((await home).status).toBe(200)
      await all
      expect(times(statuses, 200)).toBe(atOnce + waiting)
      expect(shop.most).toBe(atOnce + 1)
    },
  )

  test('while the process waits for the backend take 64 slots at most', async () => {
    keepBusy(false)
    const shop = await openPrepared()
    const { all, statuses, release } = askAtOnce(shop, kinds.products as Kind)
    await expect.poll(() => shop.running).toBe(most)
    release()
    await all
    expect(shop.most).toBe(most)
    expect(times(statuses, 200) + times(statuses, 503)).toBe(count)
    expect(times(statuses, 200)).toBeGreaterThanOrEqual(atOnce + waiting)
  })

  test.each([404, 500])(
    'that Next answers with %i render their failure page once',
    async (status) => {
      keepBusy(true)
      const shop = await GateShop.open(({ url = '' }, response) =>
        url.startsWith('/failure/')
          ? sendPage(response, 'failure')
          : sendEmptyDocument(response, status),
      )
      const { all, statuses, release } = askAtOnce(shop, kinds.products as Kind)
      await expect.poll(() => shop.running).toBe(atOnce + 1)
      release()
      await all
      expect(times(statuses, status === 404 ? 404 : 503)).toBeGreaterThanOrEqual(atOnce + waiting)
      const failures = shop.seen.filter(({ url }) => url.startsWith('/failure/'))
      expect(failures.length).toBeLessThanOrEqual(2)
    },
  )

  test('for one address cost one render, in any number of spellings', async () => {
    const shop = await openPrepared()
    const { all, statuses, release } = askAtOnce(shop, {
      path: (number) => `/product/7?utm_source=${number}&fbclid=${'a'.repeat(number)}`,
      headers: { cookie: 'session=a', 'next-url': 'a'.repeat(5_000) },
    })
    await expect.poll(() => shop.running).toBe(1)
    release()
    await all
    expect([times(statuses, 200), shop.asked.length]).toEqual([count, 1])
  })
})

test("one client's flood leaves another its turn for the same kind of page", async () => {
  keepBusy(true)
  const shop = await openPrepared()
  const { all, statuses, release } = askAtOnce(shop, kinds.products as Kind)
  await expect.poll(() => statuses).toHaveLength(count - atOnce - waiting)
  const other = shop.ask('/product/9999', { client: '203.0.113.9' })
  await expect.poll(() => statuses).toHaveLength(count - atOnce - waiting + 1)
  release()
  const { status } = await other
  expect(status).toBe(200)
  expect(shop.asked.indexOf('/product/9999')).toBeLessThan(atOnce * 2 + 1)
  await all
})

test('a visitor who requests a page that a flood waits for is not refused with it', async () => {
  keepBusy(true)
  const shop = await openPrepared()
  const { all, statuses, refused, release } = askAtOnce(shop, kinds.products as Kind)
  await expect.poll(() => statuses).toHaveLength(count - atOnce - waiting)
  const accepted = Array.from({ length: count }, (_, number) => number + 1).filter(
    (number) => !refused.has(number),
  )
  // Last in the queue, so the first to be rejected when others come.
  const visit = shop.ask(`/product/${accepted.at(-1)}`, { client: '203.0.113.9' })
  const newcomer = shop.ask('/product/9001', { client: '203.0.113.10' })
  // One for the newcomer, and one for the visitor, who now waits in a separate place.
  await expect.poll(() => statuses).toHaveLength(count - atOnce - waiting + 2)
  release()
  expect([(await visit).status, (await newcomer).status]).toEqual([200, 200])
  await all
})
