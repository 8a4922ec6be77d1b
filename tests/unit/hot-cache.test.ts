import { once } from 'node:events'
import { createServer, IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync, inflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expireTags } from '#server/cache-tags.ts'
import { hotKey } from '#server/hot-cache.ts'
import { requestOwn } from '#server/own-request.ts'
import { page, serve, setPageHeaders } from '#tests/support/buffered-server.ts'
import { startNextHour } from '#tests/support/next-hour.ts'

beforeEach(startNextHour)
afterEach(() => void vi.useRealTimers())

/** Each test asks for a path of its own: what is cached stays for a second. */
let pathCount = 0

/** A server whose page counts how often it is rendered, and a function that asks it for one path. */
async function serveCounted(change: (response: ServerResponse) => void = () => {}) {
  let renderCount = 0
  const request = await serve((_, response) => {
    renderCount++
    setPageHeaders(response)
    change(response)
    response.end(page)
  }, true)
  const path = `/page/${pathCount++}`
  return {
    renders: () => renderCount,
    request: (headers: Record<string, string> = {}, method = 'GET') =>
      request({ 'accept-encoding': 'br', ...headers }, method, path),
  }
}

describe('a page that a crowd asks for', () => {
  test('is rendered once, and everyone gets it as the first did', async () => {
    const { request, renders } = await serveCounted()
    const first = await request()
    const [second, head] = [await request(), await request({}, 'HEAD')]
    expect(renders()).toBe(1)
    expect(brotliDecompressSync(second.body).toString()).toBe(page)
    expect(head.body.length).toBe(0)
    const { date: _, ...headers } = first.headers
    expect(second.headers).toMatchObject(headers)
    expect(head.headers).toMatchObject(headers)
  })

  test('is not sent again to who has it', async () => {
    const { request, renders } = await serveCounted()
    const { headers } = await request()
    const again = await request({ 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length, renders()]).toEqual([304, 0, 1])
  })

  test('is rendered again once something has changed', async () => {
    const { request, renders } = await serveCounted()
    await request()
    expireTags(['product:1'])
    await request()
    expect(renders()).toBe(2)
  })

  test('is not kept when something changed while it was rendered', async () => {
    const { request, renders } = await serveCounted(() => expireTags(['product:1']))
    await request()
    await request()
    expect(renders()).toBe(2)
  })
})

test.each(['/_next/static/chunks/a.js', '/img/750/a.webp', '/media/a.jpg', '/brand/logo.svg'])(
  'the file %s has no place among kept responses',
  (url) => {
    const request = new IncomingMessage(new Socket())
    expect(hotKey(Object.assign(request, { method: 'GET', url }))).toBeNull()
    expect(hotKey(Object.assign(request, { method: 'GET', url: '/products' }))).not.toBeNull()
  },
)

test.each(['page', 'data'] as const)(
  'the request of this server itself for a %s has no place: the page that waits for it may have that place',
  async (answer) => {
    const keys: (string | null)[] = []
    const server = createServer((request, response) => {
      keys.push(hotKey(request))
      response.end()
    }).listen(0)
    await once(server, 'listening')
    const address = server.address()
    await requestOwn(typeof address === 'object' ? (address?.port ?? 0) : 0, '/faq', answer)
    server.close()
    expect(keys).toEqual([null])
  },
)

test('a kept response is sent plain to a client that takes only an encoding that is not kept', async () => {
  const { request, renders } = await serveCounted()
  const [first, second] = [
    await request({ 'accept-encoding': 'deflate' }),
    await request({ 'accept-encoding': 'deflate' }),
  ]
  expect(inflateSync(first.body).toString()).toBe(page)
  expect([second.headers['content-encoding'], second.body.toString()]).toEqual([undefined, page])
  expect(renders()).toBe(1)
})

test('a kept response counts as a hit of the page cache', async () => {
  const { request } = await serveCounted((r) => r.setHeader('x-nextjs-cache', 'MISS'))
  const states = [await request(), await request()].map(({ headers }) => headers['x-nextjs-cache'])
  expect(states).toEqual(['MISS', 'HIT'])
})

describe('another response for the same address', () => {
  test.each([
    ['accept-encoding', 'gzip'],
    ['rsc', '1'],
    ['next-router-prefetch', '1'],
    ['next-router-segment-prefetch', '/_tree'],
    ['next-router-state-tree', '%5B%22%22%5D'],
    ['next-url', '/products'],
  ])('is rendered for %s: %s', async (name, value) => {
    const { request, renders } = await serveCounted()
    await request()
    await request({ [name]: value })
    expect(renders()).toBe(2)
  })

  test('is rendered for a write', async () => {
    const { request, renders } = await serveCounted()
    await request()
    await request({}, 'POST')
    expect(renders()).toBe(2)
  })
})

describe('never kept', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['a private page', (r) => r.setHeader('Cache-Control', 'private, s-maxage=60')],
    [
      'a page that must not be stored',
      (r) => r.setHeader('Cache-Control', 'no-store, s-maxage=60'),
    ],
    ['a page without a shared lifetime', (r) => r.setHeader('Cache-Control', 'max-age=60')],
    ['a page that sets a cookie', (r) => r.setHeader('Set-Cookie', 'device=1')],
    [
      'a failure',
      (r) => {
        r.statusCode = 503
      },
    ],
  ])('%s', async (_, change) => {
    const { request, renders } = await serveCounted(change)
    await request()
    await request()
    expect(renders()).toBe(2)
  })

  test('a response to a request with endless headers', async () => {
    const { request, renders } = await serveCounted()
    const headers = { 'next-url': 'x'.repeat(5_000) }
    await request(headers)
    await request(headers)
    expect(renders()).toBe(2)
  })
})

test('what a shopper is, is no part of a kept response', async () => {
  const { request, renders } = await serveCounted()
  const guest = await request()
  const customer = await request({ cookie: 'session=abc', authorization: 'Bearer abc' })
  expect(renders()).toBe(1)
  expect(customer.body).toEqual(guest.body)
  expect(customer.headers['set-cookie']).toBeUndefined()
})

describe('a page that Next renders for each request and everyone may share', () => {
  async function serveShared() {
    const served = await serveCounted((response) => {
      response.removeHeader('x-nextjs-cache')
      response.setHeader('Cache-Control', 's-maxage=30')
    })
    await served.request()
    return served
  }

  test('is rendered once in the time that it names', async () => {
    const { request, renders } = await serveShared()
    vi.advanceTimersByTime(29_000)
    await request()
    expect(renders()).toBe(1)
    vi.advanceTimersByTime(3_000)
    await request()
    expect(renders()).toBe(2)
  })

  test('is rendered again at once when something has changed', async () => {
    const { request, renders } = await serveShared()
    expireTags(['product:1'])
    await request()
    expect(renders()).toBe(2)
  })
})
