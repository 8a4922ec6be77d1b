import assert from 'node:assert/strict'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import type { Answer } from '#caches/ask.ts'
import { askedDuring, type Cache, get, pause } from '#caches/cache.ts'
import { checkShoppers } from '#caches/shoppers.ts'
import { releasedOrigin } from '#caches/world.ts'

/** Test data of the checks: cached addresses, and the times of their changes. */
export interface Scene {
  page: string
  list: string
  script: string
  picture: string
  data: string
  /** A product whose discount ends while the shop is down. */
  sale: string
  endsAt: Date
  /** As displayed to shoppers. */
  price: { old: string; fresh: string; sale: string }
  /** Time when the shop had rendered the page, before any cache requested it. */
  renderedAt: number
}

/** Phases of the shop around the checks, in order. */
export type Phase = 'open' | 'changed' | 'older' | 'away' | 'ended' | 'released'

interface Promised {
  /** Row title in the matrix. */
  title: string
  phase: Phase
  /** Resolves with a short description. Rejects when the promise is broken. */
  check(cache: Cache, scene: Scene): Promise<string>
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])
const ageOf = ({ headers }: Answer) => Number(headers.age ?? 0)
const first = 'bytes=0-99'

export const promises = {
  fresh: {
    title: 'a page is kept while it is fresh',
    phase: 'open',
    async check(cache, { page }) {
      await get(cache, page)
      const asked = await askedDuring(cache, page, async () => {
        for (let turn = 0; turn < 5; turn++) assert.equal((await get(cache, page)).status, 200)
      })
      assert.equal(asked, 0, `the shop was asked ${asked} times of 5`)
      return 'asked 0 of 5'
    },
  },
  age: {
    title: 'its age counts from when the shop made it',
    phase: 'open',
    async check(cache, { page, renderedAt }) {
      const age = ageOf(await get(cache, page))
      const real = (Date.now() - renderedAt) / 1_000
      assert.ok(Math.abs(age - real) <= 3, `Age ${age}, made ${Math.round(real)} s ago`)
      return `Age ${age}`
    },
  },
  variants: {
    title: 'each client gets its encoding, and the kind that it asks for',
    phase: 'open',
    async check(cache, { list }) {
      const texts = new Set<string>()
      for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip, deflate', 'identity']) {
        const { headers, text } = await get(cache, list, { 'Accept-Encoding': encoding })
        const sent = headers['content-encoding'] ?? 'identity'
        assert.ok(encoding.includes(sent), `${sent} for ${encoding}`)
        texts.add(text)
      }
      assert.equal(texts.size, 1, 'encodings have other texts')
      const markdown = await get(cache, list, { Accept: 'text/markdown' })
      assert.match((await get(cache, list)).text, /^<!DOCTYPE html>/i)
      // The router's data has its own address, which returns a page when a browser opens it.
      const address = list.replace(
        /\?.*/,
        `?${queryWithHash({ rsc: '1' }, new URL(list, cache.url).searchParams)}`,
      )
      assert.match((await get(cache, address)).text, /^<!DOCTYPE html>/i)
      const data = await get(cache, address, { RSC: '1' })
      assert.equal(data.headers['content-type'], 'text/x-component')
      const [kind = ''] = String(markdown.headers['content-type']).split(';')
      return `br, gzip, plain; Accept: text/markdown gets ${kind}`
    },
  },
  browsers: {
    title: 'browsers ask each time, and nothing of a shopper is in what is kept',
    phase: 'open',
    async check(cache, { page, list }) {
      for (const path of [page, list, '/']) {
        const { headers } = await get(cache, path, { Cookie: 'device=of-one-shopper' })
        const control = headers['cache-control'] ?? ''
        assert.match(control, /max-age=0\b/, control)
        assert.doesNotMatch(control, /(?:^|[^-])max-age=[1-9]/, control)
        assert.equal(headers['set-cookie'], undefined)
      }
      return 'max-age=0'
    },
  },
  etag: {
    title: 'a client that has the page gets 304',
    phase: 'open',
    async check(cache, { page }) {
      const { headers } = await get(cache, page)
      const again = await get(cache, page, { 'If-None-Match': headers.etag })
      assert.equal(again.status, 304)
      assert.equal(again.body.length, 0)
      return String(headers.etag).startsWith('W/') ? '304 by a weak ETag' : '304'
    },
  },
  range: {
    title: 'a part of a file is that part, or the whole',
    phase: 'open',
    async check(cache, { script }) {
      const whole = await get(cache, script, { 'Accept-Encoding': 'identity' })
      const part = await get(cache, script, { 'Accept-Encoding': 'identity', Range: first })
      const kept = await get(cache, script, { 'Accept-Encoding': 'br', Range: first })
      for (const { status, headers, body } of [part, kept]) {
        const isPlain = headers['content-encoding'] === undefined
        if (status === 206 && isPlain) assert.deepEqual(body, whole.body.subarray(0, 100))
        else if (status === 206) assert.match(String(headers['content-range']), /^bytes 0-99\//)
        else assert.equal(status, 200)
      }
      return `${part.status}, in brotli ${kept.status}`
    },
  },
  head: {
    title: 'HEAD has the headers of the page, and no body',
    phase: 'open',
    async check(cache, { page }) {
      const [whole, head] = [await get(cache, page), await get(cache, page, {}, 'HEAD')]
      for (const name of ['etag', 'content-type', 'content-encoding', 'content-security-policy'])
        assert.equal(head.headers[name], whole.headers[name], name)
      assert.equal(head.body.length, 0)
      return String(head.status)
    },
  },
  files: {
    title: 'scripts, data and pictures are kept as they say',
    phase: 'open',
    async check(cache, { script, data, picture }) {
      const kept: string[] = []
      for (const [name, path] of Object.entries({ script, data, picture })) {
        await get(cache, path)
        // Apache writes to disk after it has responded.
        await pause(0.5)
        const asked = await askedDuring(cache, path, () => get(cache, path))
        if (asked === 0) kept.push(name)
      }
      const all = kept.join(', ')
      assert.equal(kept.length, 3, `kept alone: ${all || 'nothing'}`)
      return all
    },
  },
  never: {
    title: 'what is for one shopper, a search, a missing page and a redirect are not kept',
    phase: 'open',
    async check(cache) {
      for (const path of [
        '/cart',
        '/api/cart',
        '/products?search=linen',
        '/no-such-page',
        '/faq/',
      ]) {
        await get(cache, path)
        const asked = await askedDuring(cache, path, () => get(cache, path))
        assert.equal(asked, 1, path)
      }
      return 'asked each time'
    },
  },
  shoppers: {
    title: 'two shoppers at once have each their own cart, cookies and pages',
    phase: 'open',
    check: checkShoppers,
  },
  purge: {
    title: 'a new price is there at once, by PURGE_URL',
    phase: 'changed',
    async check(cache, { page, price }) {
      const { text } = await get(cache, page)
      assert.ok(text.includes(price.fresh), 'the old price')
      return 'at once'
    },
  },
  price: {
    title: 'an old price is gone a minute after its page was made',
    phase: 'older',
    async check(cache, { page, price, renderedAt }) {
      const { text } = await get(cache, page)
      const seconds = Math.round((Date.now() - renderedAt) / 1_000)
      assert.ok(text.includes(price.fresh), `the old price after ${seconds} s`)
      return `new after ${seconds} s`
    },
  },
  revalidation: {
    title: 'what is no longer fresh is asked for by its ETag',
    phase: 'older',
    async check(cache, { list }) {
      await get(cache, list)
      const asked = cache.tap.asked.filter(({ path }) => path === list)
      const conditional = asked.filter(({ isConditional }) => isConditional)
      assert.ok(conditional.length > 0, `whole each time, ${asked.length} times`)
      return conditional.some(({ status }) => status === 304) ? '304' : 'If-None-Match'
    },
  },
  outage: {
    title: 'pages stay while the shop is away',
    phase: 'away',
    async check(cache, { page, list }) {
      for (const path of [page, list]) {
        const { status, text } = await get(cache, path)
        assert.equal(status, 200, `${status} for ${path}`)
        assert.match(text, /<\/html>/)
      }
      assert.ok((await get(cache, '/stores')).status >= 500, 'a page that was never asked for')
      return '200'
    },
  },
  saleBefore: {
    title: 'so does the page of a discount, until that ends',
    phase: 'away',
    async check(cache, { sale, endsAt }) {
      assert.ok(Date.now() < endsAt.getTime() - 1_000, 'the rig was too slow')
      assert.equal((await get(cache, sale)).status, 200)
      return '200'
    },
  },
  saleAfter: {
    title: 'an ended discount is not shown while the shop is away',
    phase: 'ended',
    async check(cache, { sale, price }) {
      const { status, text } = await get(cache, sale)
      assert.ok(!text.includes(price.sale), `${status} with the discount`)
      return String(status)
    },
  },
  release: {
    title: "the next release's pages and their policy are there with it",
    phase: 'released',
    async check(cache, { page }) {
      await get(cache, page)
      await pause(7)
      const answer = await get(cache, page)
      assert.equal(answer.status, 200)
      assert.ok(policyOf(answer).includes(releasedOrigin), 'the policy of the release before')
      return 'new policy'
    },
  },
  oldScript: {
    title: 'a tab of the release before finds its scripts',
    phase: 'released',
    async check(cache, { script }) {
      const { status } = await get(cache, script)
      assert.equal(status, 200)
      return 'kept'
    },
  },
} as const satisfies Record<string, Promised>

export type PromiseId = keyof typeof promises
