import { EventEmitter, once } from 'node:events'
import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expireTags } from '#server/cache-tags.ts'
import { hotKey } from '#server/hot-cache.ts'
import { page, serve, setPageHeaders } from '#tests/support/buffered-server.ts'

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
      'a page that is rendered anew in the background',
      (r) => r.setHeader('x-nextjs-cache', 'STALE'),
    ],
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

/** Milliseconds after which a response is renewed, and after which it is gone. */
const old = 1_001
const gone = 2_001

/** Each test starts an hour after the one before, whose tags would else change in its future. */
const hour = 3_600_000
let hours = 0

/** A page that was requested once, and whose further renders wait for `finish`; one has started, and renews it. */
async function serveOld(age: number, change: (response: ServerResponse) => void = () => {}) {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(++hours * hour)
  const started = new EventEmitter()
  const waiting: (() => Promise<void>)[] = []
  let renderCount = 0
  const request = await serve((_, response) => {
    const count = ++renderCount
    const finish = () => {
      setPageHeaders(response)
      response.setHeader('x-render', count)
      if (count > 1) change(response)
      response.end(page)
    }
    if (count === 1) return finish()
    waiting.push(async () => {
      await finish()
      if (!response.closed) await once(response, 'close')
    })
    started.emit('render')
  }, true)
  const path = `/page/${pathCount++}`
  const ask = async () => {
    const { status, headers } = await request({ 'accept-encoding': 'br' }, 'GET', path)
    return { status, render: headers['x-render'] }
  }
  /** Asks for the page, and waits until it is being rendered for that. */
  const askAnew = async () => {
    const isStarted = once(started, 'render')
    const answer = ask()
    await isStarted
    return { answer }
  }
  await ask()
  vi.advanceTimersByTime(age)
  const { answer: renewal } = await askAnew()
  const finish = () => Promise.all(waiting.splice(0).map((finishOne) => finishOne()))
  return { ask, askAnew, renewal, renders: () => renderCount, finish }
}

const render = (count: number) => ({ status: 200, render: String(count) })

describe('a page that Next renders for each request and everyone may share', () => {
  afterEach(() => void vi.useRealTimers())

  async function serveShared() {
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.advanceTimersByTime(++hours * hour)
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

describe('a response that is older than a second', () => {
  afterEach(() => void vi.useRealTimers())

  test('is renewed by one request while the crowd gets the old one, and then by none', async () => {
    const { ask, renewal, renders, finish } = await serveOld(old)
    const crowd = await Promise.all(Array.from({ length: 50 }, ask))
    expect(crowd).toEqual(crowd.map(() => render(1)))
    await finish()
    expect(await renewal).toEqual(render(2))
    expect(await ask()).toEqual(render(2))
    expect(renders()).toBe(2)
  })

  test('is gone after one more second, although its renewal takes longer', async () => {
    const { askAnew, finish } = await serveOld(old)
    vi.advanceTimersByTime(gone - old)
    const late = await askAnew()
    await finish()
    expect(await late.answer).toEqual(render(3))
  })

  test('is not sent once something has changed, and a renewal from before is not kept', async () => {
    const { askAnew, renewal, finish } = await serveOld(old)
    expireTags(['product:1'])
    const { answer: afterChange } = await askAnew()
    expect(await Promise.race([afterChange, 'waits for its own render'])).toBeTypeOf('string')
    expireTags(['product:1'])
    await finish()
    await Promise.all([renewal, afterChange])
    const next = await askAnew()
    await finish()
    expect(await next.answer).toEqual(render(4))
  })

  test.each<[string, (response: ServerResponse) => void]>([
    [
      'fails',
      (r) => {
        r.statusCode = 503
      },
    ],
    [
      'finds no page any more',
      (r) => {
        r.statusCode = 404
      },
    ],
    ['is for one shopper alone', (r) => r.setHeader('Set-Cookie', 'device=1')],
    ['must not be stored', (r) => r.setHeader('Cache-Control', 'no-store')],
  ])('is gone when its renewal %s', async (_, change) => {
    const { askAnew, renewal, finish } = await serveOld(old, change)
    await finish()
    await renewal
    const [one, other] = [await askAnew(), await askAnew()]
    await finish()
    expect([(await one.answer).render, (await other.answer).render]).toEqual(['3', '4'])
  })

  test('is renewed by the next request when Next was still rendering the page anew', async () => {
    const { ask, askAnew, renewal, finish } = await serveOld(old, (r) =>
      r.setHeader('x-nextjs-cache', 'STALE'),
    )
    await finish()
    await renewal
    const next = await askAnew()
    expect(await ask()).toEqual(render(1))
    await finish()
    expect(await next.answer).toEqual(render(3))
  })
})
