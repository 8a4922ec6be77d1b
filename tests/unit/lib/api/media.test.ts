import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchMedia } from '#lib/api/media.ts'

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Returns the log lines. */
const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line))

/** Returns the response for a file that the backend sends. */
function mediaOf(body: string, headers: Record<string, string>, status = 200) {
  backendStub.use(
    http.get('http://localhost:4000/media/a', () => new HttpResponse(body, { status, headers })),
  )
  return fetchMedia('/media/a')
}

describe('a file of the backend', () => {
  test.each(['image/webp', 'image/jpeg', 'image/svg+xml; charset=utf-8'])(
    'of type %s is sent, and opened as a page cannot run or load anything',
    async (type) => {
      const response = await mediaOf('picture', { 'content-type': type, 'set-cookie': 'a=b' })
      expect(await response.text()).toBe('picture')
      expect(Object.fromEntries(response.headers)).toEqual({
        'content-type': type,
        'content-security-policy': "default-src 'none'; sandbox",
      })
    },
  )

  test.each([
    'text/html',
    'application/javascript',
    'application/xml',
    'application/octet-stream',
    'x-image/html',
    '',
  ])('of type %j is not sent from the shop’s origin', async (type) => {
    const response = await mediaOf('<script>alert(1)</script>', { 'content-type': type })
    expect([response.status, await response.text()]).toEqual([502, ''])
    expect(logged()).toEqual([expect.stringContaining('/media/a')])
  })

  test('returns 404 without the backend’s message when it does not exist', async () => {
    const response = await mediaOf('<h1>no</h1>', { 'content-type': 'text/html' }, 404)
    expect([response.status, await response.text()]).toEqual([404, ''])
    expect(logged()).toEqual([])
  })

  test.each([200, 404, 500])('that is not forwarded (%i) frees the connection', async (status) => {
    const cancelled = Promise.withResolvers<void>()
    const body = new ReadableStream({ cancel: () => cancelled.resolve() })
    const headers = { 'content-type': 'text/html' }
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status, headers }))
    await fetchMedia('/media/a')
    await cancelled.promise
  })

  test('is logged when the backend fails to send it', async () => {
    expect((await mediaOf('', {}, 500)).status).toBe(500)
    expect(logged()).toEqual([expect.stringContaining('"status":500')])
  })
})

test('a picture returns 503 while the backend is down, which no cache stores', async () => {
  backendStub.use(http.get('http://localhost:4000/media/a', () => HttpResponse.error()))
  const response = await fetchMedia('/media/a')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(logged()).toEqual([expect.stringContaining('fetch failed')])
})
