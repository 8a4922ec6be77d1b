import { setImmediate } from 'node:timers/promises'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { feedFormats } from '#lib/feeds/feed-formats.ts'
import { headOfFeed, streamFeed } from '#lib/feeds/stream-feed.ts'

const call = 'http://localhost:4000/product-feed'
const lastId = 3

/** Feed calls so far, by the id they start after. */
let asked: number[] = []

/** Stubs a backend with one product per page, optionally failing after an id. */
function serveFeed(failsAfter = Number.POSITIVE_INFINITY): void {
  backendStub.use(
    http.get(call, ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get('after'))
      asked.push(after)
      if (after >= failsAfter) return HttpResponse.json({}, { status: 500 })
      const products = after < lastId ? [aProduct({ id: after + 1 })] : []
      return HttpResponse.json({ data: { products } })
    }),
  )
}

stubBackend()
beforeEach(() => {
  asked = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const path = '/feeds/products.tsv'

function formatOf() {
  const format = feedFormats.get('products.tsv')
  if (!format) throw new Error('There is no such feed.')
  return format
}

const open = (signal = new AbortController().signal): Promise<Response> =>
  streamFeed(formatOf(), path, signal)

/** Opens feeds until one is rejected, then cancels them; returns how many were open. */
async function countSlots(): Promise<number> {
  const opened: Response[] = []
  for (let next = await open(); next.ok; next = await open()) opened.push(next)
  await Promise.all(opened.map(({ body }) => body?.cancel()))
  return opened.length
}

describe('a feed', () => {
  test("has all of the backend's pages", async () => {
    serveFeed()
    const response = await open()
    expect(response.status).toBe(200)
    expect((await response.text()).trimEnd().split('\n')).toHaveLength(1 + lastId)
    expect(asked).toEqual([0, 1, 2, 3])
  })

  test('requests the next page only after the client has received the last one', async () => {
    serveFeed()
    const { body } = await open()
    const reader = body?.getReader()
    await reader?.read()
    expect(asked.length).toBeLessThan(lastId)
    await reader?.cancel()
  })

  test('is missing when the backend has no feed', async () => {
    backendStub.use(http.get(call, () => HttpResponse.json({}, { status: 404 })))
    expect((await open()).status).toBe(404)
  })

  test('is postponed while the backend fails', async () => {
    serveFeed(0)
    const response = await open()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('breaks off when the backend fails midway, so that it never seems complete', async () => {
    serveFeed(2)
    const response = await open()
    await expect(response.text()).rejects.toThrow()
    expect(console.error).toHaveBeenCalled()
  })
})

describe('simultaneous feeds', () => {
  test('are limited to two; a third is postponed until one ends or is abandoned', async () => {
    serveFeed()
    const [first, second] = [await open(), await open()]
    const third = await open()
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '60'])
    await first.text()
    const fourth = await open()
    expect(fourth.status).toBe(200)
    await second.body?.cancel()
    const fifth = await open()
    expect(fifth.status).toBe(200)
    await Promise.all([fourth.text(), fifth.text()])
  })
})

describe("a feed's client", () => {
  test('that stalls loses its slot after a minute, and gets no complete feed', async () => {
    serveFeed()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = await open()
    const reader = response.body?.getReader()
    await reader?.read()
    await setImmediate()
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    expect(await countSlots()).toBe(2)
    await expect(reader?.read()).rejects.toThrow()
  })

  test('that leaves before the first byte frees its slot at once, and is not a failure', async () => {
    serveFeed()
    await open(AbortSignal.abort())
    expect(await countSlots()).toBe(2)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('HEAD of a feed', () => {
  test("has the feed's headers, reads only its first page, and uses no slot", async () => {
    serveFeed()
    const response = await headOfFeed(formatOf(), path)
    expect([response.status, response.body]).toEqual([200, null])
    expect(response.headers.get('content-type')).toMatch(/^text\/tab-separated-values/)
    expect(asked).toEqual([0])
    expect(await countSlots()).toBe(2)
  })

  test('reports a missing feed when the backend has no feed', async () => {
    backendStub.use(http.get(call, () => HttpResponse.json({}, { status: 404 })))
    expect((await headOfFeed(formatOf(), path)).status).toBe(404)
  })
})
