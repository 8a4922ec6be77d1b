import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { fetchMedia } from '#lib/api/media.ts'
import { backendStub, stubBackend } from '#tests/support/backend-stub.ts'

stubBackend()

/** The answer for a file that the backend sends. */
function mediaOf(body: string, headers: Record<string, string>, status = 200) {
  backendStub.use(
    http.get('http://localhost:4000/media/a', () => new HttpResponse(body, { status, headers })),
  )
  return fetchMedia('/media/a')
}

describe('a file of the backend', () => {
  test.each(['image/webp', 'image/jpeg', 'image/svg+xml; charset=utf-8'])(
    'of type %s is sent, and opened as a page it may run and load nothing',
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
  ])('of type %j is not sent at the shop’s origin', async (type) => {
    const response = await mediaOf('<script>alert(1)</script>', { 'content-type': type })
    expect([response.status, await response.text()]).toEqual([502, ''])
  })

  test('that does not exist is a 404 without the backend’s words', async () => {
    const response = await mediaOf('<h1>no</h1>', { 'content-type': 'text/html' }, 404)
    expect([response.status, await response.text()]).toEqual([404, ''])
  })
})

test('while the backend is down a picture answers 503, which nobody keeps', async () => {
  backendStub.use(http.get('http://localhost:4000/media/a', () => HttpResponse.error()))
  const response = await fetchMedia('/media/a')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
