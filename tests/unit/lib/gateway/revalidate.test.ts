import { afterEach, describe, expect, test, vi } from 'vitest'
import { cacheManifest, isKnownTag } from '#lib/api/cache-manifest.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { revalidate } from '#lib/gateway/revalidate.ts'
import { cacheCalls, forgetCacheCalls } from '#tests/support/next-cache.ts'

afterEach(() => {
  vi.clearAllMocks()
  forgetCacheCalls()
})

const secret = 'a secret of sixteen letters or more'
const authorized = { authorization: `Bearer ${secret}` }

interface Given {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  configured?: string | undefined
}

function send({ method = 'POST', headers = authorized, body, ...given }: Given) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const hasBody = method !== 'GET' && sent !== undefined
  const request = new Request('http://shop.test/api/revalidate', {
    method,
    headers,
    ...(hasBody ? { body: sent } : {}),
  })
  return revalidate(request, 'configured' in given ? given.configured : secret, announce)
}

const announce = vi.fn()

const revalidated = () => [
  ...cacheCalls.expired.map(([tag]) => tag),
  ...announce.mock.calls.flat(2),
]

describe('the notice of a change', () => {
  test('expires each of its tags at once, once, and no other', async () => {
    const response = await send({ body: { tags: ['product:1001', 'products', 'product:1001'] } })
    expect(response.status).toBe(200)
    expect(cacheCalls.expired).toEqual([
      ['product:1001', { expire: 0 }],
      ['products', { expire: 0 }],
    ])
  })

  test('is announced once, with each tag once', async () => {
    await send({ body: { tags: ['product:1001', 'products', 'product:1001'] } })
    expect(announce.mock.calls).toEqual([[['product:1001', 'products']]])
  })

  test('comes from a server: no origin is required', async () => {
    const headers = { ...authorized, 'sec-fetch-site': 'cross-site', origin: 'https://erp.example' }
    expect((await send({ headers, body: { tags: ['home'] } })).status).toBe(200)
  })
})

describe('the notice of a change is refused', () => {
  const words = { tags: ['home'] }

  test.each([
    ['no secret', {}],
    ['another secret', { authorization: 'Bearer another secret altogether' }],
    ['the beginning of the secret', { authorization: `Bearer ${secret.slice(0, -1)}` }],
    ['the secret without Bearer', { authorization: secret }],
    ['an empty secret', { authorization: 'Bearer ' }],
  ])('with %s: 401', async (_, headers: Record<string, string>) => {
    expect((await send({ headers, body: words })).status).toBe(401)
    expect(revalidated()).toEqual([])
  })

  test('where no secret is set, even with an empty secret', async () => {
    const headers = { authorization: 'Bearer ' }
    expect((await send({ configured: undefined, headers, body: words })).status).toBe(404)
    expect((await send({ configured: undefined, method: 'GET' })).status).toBe(404)
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('by %s: 405, which names POST', async (method) => {
    const response = await send({ method, body: words })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('with unknown tags: 400, with a message, and the other tags are not expired', async () => {
    const response = await send({ body: { tags: ['home', 'prodcuts'] } })
    expect(response.status).toBe(400)
    const { error } = await response.json()
    expect(error.message).toMatch(/^Unknown: prodcuts\. There are home, .*product:<id>/)
    expect(revalidated()).toEqual([])
  })

  test.each([
    ['no JSON', '{"tags": ['],
    ['no tags', {}],
    ['an empty list', { tags: [] }],
    ['a tag that is no text', { tags: [7] }],
    ['too many', { tags: Array(1_001).fill('home') }],
    ['a body beyond 64 KiB', { tags: ['x'.repeat(70_000)] }],
    ['nothing', undefined],
  ])('with %s: 400', async (_, body) => {
    expect((await send({ body })).status).toBe(400)
    expect(revalidated()).toEqual([])
  })

  test('a secret that can be guessed prevents the start', () => {
    expect(() => readShopEnv({ REVALIDATE_SECRET: 'short' })).toThrow(/REVALIDATE_SECRET/)
  })
})

describe('the cache manifest', () => {
  test('knows each of its own tags, and products by id alone', () => {
    const tags = Object.values(cacheManifest).map(({ tag }) =>
      typeof tag === 'string' ? tag : tag(1001),
    )
    expect(tags.every(isKnownTag)).toBe(true)
    const wrong = ['product:', 'product:0', 'product:x', 'product:<id>', 'Home', '_N_T_/']
    expect(wrong.filter(isKnownTag)).toEqual([])
  })

  test.each(['home', 'categories', 'lists', 'product', 'stores'] as const)(
    '%s is revalidated after 60 seconds, and outlives an outage of days',
    (name) => {
      const { revalidate: seconds, expire } = cacheManifest[name].life
      expect(seconds).toBe(60)
      expect(expire).toBeGreaterThan(7 * 24 * 3600)
    },
  )
})
