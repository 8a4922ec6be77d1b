import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:http2'
import { getCACertificates } from 'node:tls'
import type { RouteKind } from '@etalase/front/shared/route.ts'
import { TestBrowser } from '#fleet/browser.ts'
import {
  changedAfterBuild,
  type Fleet,
  ports,
  publicUrl,
  renameProduct,
  revalidateSecret,
  shopUrl,
} from '#fleet/fleet.ts'
import { routes } from '../../../../lib/config/routes.ts'

export interface Check {
  title: string
  /** Throws when the check fails; may return a figure to print. */
  run(fleet: Fleet): Promise<string | undefined>
}

/** Returns a page's response headers over HTTP/2, for a browser that accepts brotli. */
async function overHttp2(path: string): Promise<Record<string, unknown>> {
  const session = connect(publicUrl, { ca: getCACertificates('default') })
  const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, br' })
  const [headers] = await once(stream, 'response')
  stream.resume()
  await once(stream, 'end')
  session.close()
  return headers
}

/** Sends shoppers' requests until `isOver`. Returns their number and the failures. */
async function shopUntil(isOver: () => boolean, isWriting: boolean) {
  const failures: string[] = []
  let count = 0
  const check = async (name: string, request: Promise<number>, lastGood: number) => {
    count++
    const status = await request.catch(String)
    if (typeof status === 'string' || status > lastGood) failures.push(`${name}: ${status}`)
  }
  const shopper = async () => {
    const browser = new TestBrowser()
    while (!isOver()) {
      for (const path of ['/', '/products?category_id=7', '/product/1001', '/api/session']) {
        await check(path, browser.status(path), 200)
      }
      // The shop may refuse a sold-out piece.
      if (isWriting) await check('POST /api/cart', browser.addToCart(1035), 499)
    }
  }
  await Promise.all([shopper(), shopper(), shopper()])
  return { count, failures }
}

/** Runs an event while shoppers send requests. Returns their number. Throws when one fails. */
export async function duringRequests(event: () => Promise<void>, { isWriting = false } = {}) {
  let isOver = false
  const requests = shopUntil(() => isOver, isWriting)
  await event().finally(() => {
    isOver = true
  })
  const { count, failures } = await requests
  assert.deepEqual(failures, [])
  return `${count} requests`
}

const isForOneShopper: ReadonlySet<RouteKind> = new Set(['form', 'personal', 'payment'])

/** All pages for one shopper without parameters in the address, and two calls. */
const personal = [
  ...routes
    .filter(({ kind, path }) => isForOneShopper.has(kind) && !path.includes('['))
    .map(({ path }) => path),
  '/api/session',
  '/api/cart',
]

const revalidate = (tags: string[]) =>
  fetch(`${shopUrl(ports.shops[0])}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${revalidateSecret}` },
    body: JSON.stringify({ tags }),
  })

/** Waits until the second shop shows a text on a page. Returns the milliseconds. Throws after ten seconds. */
async function untilShownBySecond(path: string, text: string): Promise<number> {
  const startedAt = performance.now()
  const shop = new TestBrowser(shopUrl(ports.shops[1]))
  while (performance.now() - startedAt < 10_000) {
    if ((await shop.request(path)).text.includes(text)) return performance.now() - startedAt
  }
  throw new Error('The second shop does not show the change.')
}

/** Promises for several shops behind nginx. */
export const checks: readonly Check[] = [
  {
    title: 'a catalogue page comes over HTTP/2 in brotli, the second time from nginx',
    async run() {
      await overHttp2('/product/1100')
      const headers = await overHttp2('/product/1100')
      assert.equal(headers[':status'], 200)
      assert.equal(headers['content-encoding'], 'br')
      assert.equal(headers['x-cache'], 'HIT')
      return undefined
    },
  },
  {
    title: "the pages of another backend's build are not shown",
    async run() {
      const { id, name } = changedAfterBuild
      const { text } = await new TestBrowser(shopUrl(ports.shops[0])).request(`/product/${id}`)
      assert.ok(text.includes(name))
      return undefined
    },
  },
  {
    title: 'nothing personal is kept between two browsers',
    async run() {
      for (const path of [...personal, '/products?search=shirt', ...personal]) {
        const { headers } = await new TestBrowser().request(path)
        assert.ok(!['HIT', 'STALE', 'UPDATING'].includes(headers.get('x-cache') ?? ''), path)
      }
      const [sari, budi] = [new TestBrowser(), new TestBrowser()]
      assert.equal(await sari.addToCart(1001), 200)
      assert.deepEqual([await sari.cartCount(), await budi.cartCount()], [1, 0])
      return undefined
    },
  },
  {
    title: 'health and metrics are not for the public',
    async run() {
      for (const path of ['/livez', '/readyz', '/metrics']) {
        assert.equal((await new TestBrowser().request(path)).status, 404, path)
      }
      return undefined
    },
  },
  {
    title: 'a change that one shop is told of shows on the other',
    async run({ databaseUrl }) {
      const name = `Renamed T-shirt ${Date.now()}`
      await new TestBrowser(shopUrl(ports.shops[1])).request('/product/1001')
      await renameProduct(databaseUrl, { id: 1001, name })
      assert.equal((await revalidate(['product:1001'])).status, 200)
      return `${(await untilShownBySecond('/product/1001', name)).toFixed(0)} ms`
    },
  },
  {
    title: 'a shop that stops and starts again costs no page, no write, and no cart',
    async run({ shops, startShop }) {
      const browser = new TestBrowser()
      await browser.addToCart(1001)
      const restart = async () => {
        await shops[0]?.stop()
        await startShop(0)
      }
      const figure = await duringRequests(restart, { isWriting: true })
      assert.equal(await browser.cartCount(), 1)
      return figure
    },
  },
  {
    title: 'a shop that is killed costs no page',
    async run({ shops, startShop }) {
      return duringRequests(async () => {
        await shops[1]?.stop('SIGKILL')
        await startShop(1)
      })
    },
  },
  {
    title: 'Redis that is killed costs no request, and no cart',
    async run({ redis }) {
      const browser = new TestBrowser()
      await browser.addToCart(1001)
      const figure = await duringRequests(() => redis.stop('SIGKILL'), { isWriting: true })
      assert.equal(await browser.cartCount(), 1)
      return figure
    },
  },
  {
    title: 'a backend that is away leaves pages, and says so in HTML where there is none',
    async run({ backend }) {
      const shop = new TestBrowser(shopUrl(ports.shops[0]))
      await shop.request('/product/1001')
      await backend.stop()
      assert.equal((await shop.request('/product/1001')).status, 200)
      const failed = await shop.request('/products?search=batik')
      assert.equal(failed.status, 503)
      assert.ok(failed.text.includes('<h1'))
      return undefined
    },
  },
]
