import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { failurePage } from '#lib/gateway/plain-page.ts'
import { serve } from '#lib/gateway/serve.ts'
import { errorsMessages } from '#messages/errors.ts'

stubBackend()

const backend = 'http://localhost:4000'

/** Posts a form as a browser without scripts, with these headers; returns whether it reached the backend. */
async function post(path: string, headers: Record<string, string>) {
  let isHeard = false
  backendStub.use(
    http.post(`${backend}/cart`, () => {
      isHeard = true
      return HttpResponse.json({ data: { message: 'Added' } })
    }),
  )
  const response = await serve(
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: {
        host: 'shop.test',
        cookie: 'device_id=5be995ef-cf37-4bdf-be44-bc153e2da15e',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: 'product_detail_id=1001&size=M&qty=1',
    }),
  )
  return { response, isHeard }
}

const page = 'http://shop.test/product/1001'

describe('a form of our own page', () => {
  test.each([
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['Origin, as Safari before 16.4', { origin: 'http://shop.test' }],
    ['Referer, as text browsers', { referer: page }],
    [
      'Origin, behind a proxy that says the port',
      { origin: 'http://shop.test', host: 'shop.test:80' },
    ],
    [
      'Origin, behind a proxy that asks the shop by another name',
      { origin: 'https://shop.test', host: 'inner.test', 'x-forwarded-host': 'shop.test:443' },
    ],
  ])('is accepted by its %s alone', async (_, headers) => {
    const { response, isHeard } = await post('/api/cart', headers)
    expect([response.status, isHeard]).toEqual([303, true])
  })
})

describe('a form of another site', () => {
  test.each([
    ['no header that tells', {}],
    ['a foreign Referer', { referer: 'https://evil.test/product/1001' }],
    ['a Referer that is no address', { referer: 'product/1001' }],
    ['a foreign Origin, whatever its Referer', { origin: 'https://evil.test', referer: page }],
    ['an Origin that says nothing, whatever its Referer', { origin: 'null', referer: page }],
    ['another port', { referer: 'http://shop.test:8080/' }],
    [
      'a site that is not ours, whatever its Origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' },
    ],
  ])('changes nothing: with %s', async (_, headers) => {
    const { response, isHeard } = await post('/api/cart', headers)
    expect([response.status, isHeard]).toEqual([403, false])
  })

  test('is refused with a page that links on, for browsers that save JSON as a file', async () => {
    const { response } = await post('/api/cart', { referer: 'https://evil.test/' })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('<a href="/cart">')
    expect(text).toContain(`<h1>${errorsMessages.badInput.replace("'", '&#39;')}</h1>`)
  })

  test('says when to retry, as JSON does', () => {
    const code = 'TOO_MANY_REQUESTS'
    const failure = {
      status: 429,
      code,
      message: errorsMessages.busy,
      retryAfterSeconds: 7,
    } as const
    const { status, headers } = failurePage(failure, 'a-trace')
    expect([status, headers.get('retry-after'), headers.get('x-trace-id')]).toEqual([
      429,
      '7',
      'a-trace',
    ])
  })
})
