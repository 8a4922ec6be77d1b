import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, portOf, startServer } from '@etalase/testkit/test-server.ts'
import { describe, expect, test } from 'vitest'
import {
  forOneShopper,
  sendStatus,
  sendWhole,
  type WholeResponse,
  wholeResponse,
} from '#respond/send.ts'

const page = Array.from({ length: 300 }, (_, n) => `<li>Linen ${n * n}, Rp 249.000 – é</li>`).join(
  '',
)
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' }

/** Serves one response to all, and returns a function that requests it. */
async function serve(whole: WholeResponse, look: (response: ServerResponse) => void = () => {}) {
  const server = await startServer((request, response) => {
    sendWhole(request, response, whole)
    look(response)
  })
  return (headers: Record<string, string> = {}, method = 'GET') =>
    ask(portOf(server), '/', { headers, method })
}

const servePage = (headers: OutgoingHttpHeaders = {}, status = 200) =>
  serve(wholeResponse(status, { ...html, ...headers }, Buffer.from(page)))

describe('a page', () => {
  test('is sent in brotli if the client accepts it, else in gzip, else uncompressed', async () => {
    const request = await servePage()
    const [br, gzip, plain] = [
      await request({ 'accept-encoding': 'gzip, br' }),
      await request({ 'accept-encoding': 'gzip' }),
      await request(),
    ]
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    expect(gunzipSync(gzip.body).toString()).toBe(page)
    expect(plain.body.toString()).toBe(page)
    const encodings = [br, gzip, plain].map(({ headers }) => headers['content-encoding'])
    expect(encodings).toEqual(['br', 'gzip', undefined])
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
    }
  })

  test('has an Age header, also with 304, unless it is new', async () => {
    const whole = wholeResponse(200, { ...html, etag: 'W/"a"' }, Buffer.from(page))
    const old = await serve({ ...whole, age: 7 })
    const known = await old({ 'if-none-match': 'W/"a"' })
    expect([known.status, known.headers.age]).toEqual([304, '7'])
    const { date, age } = (await old()).headers
    expect(age).toBe('7')
    // Date and age add up to now, within a second.
    const nowByBoth = Date.parse(date ?? '') + 7_000
    expect(nowByBoth).toBeLessThanOrEqual(Date.now())
    expect(nowByBoth).toBeGreaterThan(Date.now() - 2_000)
    expect((await (await serve(whole))()).headers.age).toBeUndefined()
  })

  test('has the same headers for HEAD, and no body', async () => {
    const request = await servePage()
    const [get, head] = [
      await request({ 'accept-encoding': 'br' }),
      await request({ 'accept-encoding': 'br' }, 'HEAD'),
    ]
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  test.each([
    ['rsc, Accept-Encoding', 'rsc, Accept-Encoding'],
    ['rsc, next-url', 'rsc, next-url, Accept-Encoding'],
  ])('with Vary: %s is sent with Vary: %s', async (vary, sent) => {
    const request = await servePage({ vary })
    expect((await request()).headers.vary).toBe(sent)
  })

  test('is sent uncompressed when it is small or a picture, and does not vary', async () => {
    const pictureHeaders = { 'content-type': 'image/webp' }
    for (const [headers, body] of [
      [html, '<p>Linen</p>'],
      [pictureHeaders, page],
    ] as const) {
      const request = await serve(wholeResponse(200, headers, Buffer.from(body)))
      const answer = await request({ 'accept-encoding': 'br' })
      expect([answer.body.toString(), answer.headers.vary]).toEqual([body, undefined])
      expect(answer.headers['content-encoding']).toBeUndefined()
    }
  })
})

const encodingSentFor = async (header: string | undefined) => {
  const request = await servePage()
  const { headers } = await request(header === undefined ? {} : { 'accept-encoding': header })
  return headers['content-encoding']
}

describe('Accept-Encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['*', 'br'],
    [`br, ${'x, '.repeat(200)}`, 'br'],
  ])('%s gets the smallest encoding', async (header, encoding) => {
    expect(await encodingSentFor(header)).toBe(encoding)
  })

  test.each([
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['br;q=0.5, *;q=0.9', 'gzip'],
  ])('%s gets the encoding with the highest weight', async (header, encoding) => {
    expect(await encodingSentFor(header)).toBe(encoding)
  })

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip; q=0', undefined],
    ['zstd, compress', undefined],
    ['deflate', undefined],
    ['brotli, xgzip', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s gets an acceptable encoding or none', async (header, encoding) => {
    expect(await encodingSentFor(header)).toBe(encoding)
  })
})

describe('an etag', () => {
  const etagOf = (headers: OutgoingHttpHeaders, body = page) =>
    wholeResponse(200, { ...html, ...headers }, Buffer.from(body)).etag
  const policy = { 'content-security-policy': "default-src 'self'" }

  test('changes with the body, and with any header that a cache would keep over a 304', () => {
    const versions = [
      etagOf(policy),
      etagOf(policy, `${page}.`),
      etagOf({ 'content-security-policy': "default-src 'none'" }),
      etagOf({ ...policy, link: '</a.webp>; rel=preload; as=image' }),
      etagOf({ ...policy, 'content-type': 'text/plain' }),
    ]
    expect(new Set(versions).size).toBe(versions.length)
  })

  test('is the same in every instance, whatever the order and freshness of its headers', () => {
    const link = { link: '</a.webp>; rel=preload; as=image' }
    const moment = {
      'cache-control': 's-maxage=5',
      'x-nextjs-cache': 'STALE',
      'last-modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
    }
    expect(etagOf({ ...link, ...policy, ...moment })).toBe(etagOf({ ...policy, ...link }))
  })
})

test.each([
  ['HIT', undefined],
  ['STALE', 'STALE'],
  ['MISS', 'MISS'],
])('a page found as %s has x-nextjs-cache: %s', async (found, told) => {
  const request = await servePage({ 'x-nextjs-cache': found })
  expect((await request()).headers['x-nextjs-cache']).toBe(told)
})

describe('the headers for shared caches', () => {
  const control = 'max-age=0, s-maxage=60, stale-if-error=86400'
  const targeted = 'max-age=60, stale-if-error=86400'
  const squid = { 'surrogate-capability': 'shop="Surrogate/1.0 ESI/1.0"' }
  const told = ({ headers }: { headers: IncomingHttpHeaders }) => [
    headers['cache-control'],
    headers['cdn-cache-control'],
    headers['surrogate-control'],
  ]

  test('include CDN-Cache-Control, also for 304 and HEAD, while browsers revalidate', async () => {
    const request = await servePage({ 'cache-control': control, etag: 'W/"a"' })
    for (const answer of [
      await request(),
      await request({}, 'HEAD'),
      await request({ 'if-none-match': 'W/"a"' }),
    ])
      expect(told(answer)).toEqual([control, targeted, undefined])
  })

  test('include Surrogate-Control only for caches that announce support for it', async () => {
    const request = await servePage({ 'cache-control': control })
    expect(told(await request(squid))).toEqual([control, targeted, 'max-age=60+86400'])
    const other = await request({ 'surrogate-capability': 'shop="ESI/1.0"' })
    expect(told(other)).toEqual([control, targeted, undefined])
  })

  test.each([
    'private, no-cache',
    'private, max-age=0, s-maxage=60',
    'no-store',
    'public, max-age=900',
    'public, max-age=31536000, immutable',
  ])('add nothing to %s', async (own) => {
    const request = await servePage({ 'cache-control': own })
    expect(told(await request(squid))).toEqual([own, undefined, undefined])
  })

  test('forbid caching of failures and private responses', async () => {
    const failed = await servePage({ 'cache-control': control }, 503)
    expect(told(await failed(squid))).toEqual(['no-store', undefined, undefined])
    const whole = wholeResponse(200, { ...html, 'cache-control': control }, Buffer.from(page))
    const own = await serve(forOneShopper(whole))
    expect(told(await own(squid))).toEqual(['private, no-cache', undefined, undefined])
  })
})

describe('If-None-Match', () => {
  test.each(['W/"a"', '"a"', 'W/"b", W/"a"', '"b","a"', '*', ' * '])(
    '%s matches the etag W/"a": 304 without a body',
    async (header) => {
      const request = await servePage({ etag: 'W/"a"' })
      const { status, body, headers } = await request({
        'if-none-match': header,
        'accept-encoding': 'br',
      })
      expect([status, body.length, headers['content-encoding']]).toEqual([304, 0, undefined])
      expect([headers.etag, headers['cache-control'], headers.vary]).toEqual([
        'W/"a"',
        's-maxage=60',
        'Accept-Encoding',
      ])
    },
  )

  test.each(['', 'W/"ab"', '"aa"', 'a', 'W/"b", "c"'])(
    '%s does not match the etag W/"a": 200',
    async (header) => {
      const request = await servePage({ etag: 'W/"a"' })
      expect((await request({ 'if-none-match': header })).status).toBe(200)
    },
  )

  test('matches whatever Cache-Control and If-Modified-Since the request has', async () => {
    const request = await servePage({ etag: 'W/"a"' })
    const others = {
      'cache-control': 'no-cache',
      'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
    }
    expect((await request(others)).status).toBe(200)
    expect((await request({ ...others, 'if-none-match': 'W/"a"' })).status).toBe(304)
  })

  test('matches the etag of a response in any encoding, until the content changes', async () => {
    const request = await servePage()
    const { headers } = await request({ 'accept-encoding': 'br' })
    const known = { 'if-none-match': String(headers.etag) }
    expect((await request(known)).status).toBe(304)
    const changed = await serve(wholeResponse(200, html, Buffer.from(`${page}.`)))
    expect((await changed(known)).status).toBe(200)
  })

  test.each([301, 404, 503])('is ignored for status %i', async (status) => {
    const request = await servePage({ etag: 'W/"a"' }, status)
    const answer = await request({ 'if-none-match': 'W/"a"' })
    expect([answer.status, answer.body.toString()]).toEqual([status, page])
  })
})

describe('one range of a file', () => {
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, undefined],
    ['bytes=5-5', 5, 5],
    ['bytes=10-99999999', 10, undefined],
  ])('%s is sent alone, without an encoding', async (range, first, last) => {
    const request = await servePage()
    const bytes = Buffer.from(page)
    const end = last ?? bytes.length - 1
    const { status, headers, body } = await request({ range, 'accept-encoding': 'br' })
    expect([status, body.equals(bytes.subarray(first, end + 1))]).toEqual([206, true])
    expect(headers['content-range']).toBe(`bytes ${first}-${end}/${bytes.length}`)
    expect([headers['content-length'], headers['content-encoding']]).toEqual([
      String(end - first + 1),
      undefined,
    ])
  })

  test.each([
    'bytes=0-1, 4-5',
    'bytes=-5',
    'bytes=9-1',
    'bytes=99999999-',
    'lines=0-1',
    'bytes=a-b',
  ])('%s is ignored, and the whole file is sent', async (range) => {
    const request = await servePage()
    const { status, body } = await request({ range })
    expect([status, body.toString()]).toEqual([200, page])
  })

  test('is not sent when the request has If-Range', async () => {
    const request = await servePage({ etag: 'W/"a"' })
    const { status } = await request({ range: 'bytes=0-9', 'if-range': 'W/"a"' })
    expect(status).toBe(200)
  })

  test('is not taken from an error page, and a known etag still gets 304', async () => {
    const [failed, known] = [await servePage({}, 503), await servePage({ etag: '"a"' })]
    expect((await failed({ range: 'bytes=0-1' })).body.toString()).toBe(page)
    expect((await known({ range: 'bytes=0-1', 'if-none-match': '"a"' })).status).toBe(304)
  })

  test('has only its headers for HEAD', async () => {
    const request = await servePage()
    const { body } = await request({ range: 'bytes=0-1' }, 'HEAD')
    expect(body).toHaveLength(0)
  })
})

describe('an error response', () => {
  test.each([400, 404, 410, 500, 503])('with status %i is never cached', async (status) => {
    const request = await servePage({ etag: '"a"' }, status)
    const { headers, body } = await request({ 'accept-encoding': 'br' })
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
    expect(brotliDecompressSync(body).toString()).toBe(page)
  })

  test.each([
    [404, 'Not Found'],
    [503, 'Service Unavailable'],
  ])('with status %i is a plain-text status if it has no page', async (status, word) => {
    const server = await startServer((_, response) =>
      sendStatus(response, status, { 'Retry-After': '30' }),
    )
    const { headers, body, ...answer } = await ask(portOf(server), '/')
    expect([answer.status, body.toString()]).toEqual([status, word])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '30',
      'x-content-type-options': 'nosniff',
    })
  })
})
