import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import { missingPageHeader } from '@etalase/front/shared/missing-page-header.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GateShop, sendEmptyDocument, sendPage } from '#tests/support/gate-shop.ts'
import { startLater } from '#tests/support/start-later.ts'

beforeEach(startLater)
afterEach(() => void vi.useRealTimers())

/** Client headers that Next must not receive for a shared page. */
const said = {
  cookie: 'session=abc; device_id=1',
  authorization: 'Bearer abc',
  'accept-language': 'fr',
  'content-security-policy': "script-src 'nonce-X'",
  'content-security-policy-report-only': "script-src 'nonce-X'",
  'next-url': '/products',
  'next-router-state-tree': '%5B%22%22%5D',
  'next-action': 'abc',
  'x-middleware-prefetch': '1',
  'x-middleware-subrequest': 'middleware:middleware:middleware',
  'x-middleware-rewrite': '/account',
  'x-nextjs-data': '1',
  'x-matched-path': '/account',
  'x-invoke-path': '/account',
  'x-now-route-matches': '1',
  'x-prerender-revalidate': 'abc',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'user-agent': 'curl',
  'x-request-id': 'chosen-by-me-12345',
  origin: 'https://evil.example',
  purpose: 'prefetch',
  'x-made-up': '1',
}

const plainHeaders = { host: 'localhost:3000', 'user-agent': '' }

const withHash = (path: string, headers: Record<string, string>) =>
  `${path}?${queryWithHash(headers, new URLSearchParams())}`

describe('for a page that is the same for everyone, Next sees', () => {
  test.each([
    '/product/7?size=M&utm_source=a',
    '/product/%37?_rsc=x',
    'http://evil.example/product/7',
  ])('only the key and the shop itself: %s', async (path) => {
    const shop = await GateShop.open()
    const { status } = await shop.ask(path, { headers: said })
    expect(status).toBe(200)
    expect(shop.seen).toEqual([{ method: 'GET', url: '/product/7', headers: plainHeaders }])
  })

  test.each(['HEAD', 'GET'])('a GET, also of %s', async (method) => {
    const shop = await GateShop.open()
    await shop.ask('/faq', {
      method,
      headers: { ...said, range: 'bytes=0-1', 'if-none-match': '*' },
    })
    expect(shop.seen).toEqual([{ method: 'GET', url: '/faq', headers: plainHeaders }])
  })

  test('the headers of its variant, and no others of the router', async () => {
    const shop = await GateShop.open()
    const router = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    }
    await shop.ask(withHash('/faq', { ...said, ...router }), { headers: { ...said, ...router } })
    expect(shop.seen).toEqual([
      {
        method: 'GET',
        url: withHash('/faq', router),
        headers: { ...plainHeaders, ...router },
      },
    ])
  })

  test('no made-up segment, which leaves the page unchanged', async () => {
    const shop = await GateShop.open()
    const router = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/bogus',
    }
    const bogus = await shop.ask(withHash('/product/7', router), { headers: router })
    expect([bogus.status, shop.asked]).toEqual([404, []])
    expect((await shop.ask('/product/7')).status).toBe(200)
  })
})

describe('for a personal page, Next sees', () => {
  test("the client's headers, without those that its own parts exchange", async () => {
    const shop = await GateShop.open()
    await shop.ask('/cart?utm_source=a', { headers: { ...said, rsc: '1' } })
    const [seen] = shop.seen
    expect(seen?.url).toBe('/cart?utm_source=a')
    expect(seen?.headers).toMatchObject({
      cookie: said.cookie,
      'accept-language': 'fr',
      'next-url': '/products',
      rsc: '1',
      'x-forwarded-for': '203.0.113.1',
    })
    const internal =
      /^(x-(middleware|nextjs|matched|invoke|now|prerender|made)|content-sec|next-action)/
    expect(Object.keys(seen?.headers ?? {}).filter((name) => internal.test(name))).toEqual([])
  })

  test("a call's body and headers, without those of its own parts", async () => {
    let body = ''
    const shop = await GateShop.open(async (request, response) => {
      body = await text(request)
      response.end('done')
    })
    const asked = { method: 'POST', body: '{"id":1}', headers: { ...said, rsc: '1' } }
    expect((await shop.ask('/api/cart', asked)).text).toBe('done')
    const [seen] = shop.seen
    const headers = seen?.headers ?? {}
    expect([
      seen?.method,
      body,
      headers.cookie,
      headers.authorization,
      headers['x-made-up'],
    ]).toEqual(['POST', asked.body, said.cookie, said.authorization, '1'])
    const internal = /^(x-(middleware|nextjs|matched|invoke|now|prerender)|content-sec|next-|rsc)/
    expect(Object.keys(headers).filter((name) => internal.test(name))).toEqual([])
  })

  test.each([
    ['/faq', 'GET'],
    ['/api/session', 'GET'],
    ['/feeds/google.xml', 'HEAD'],
  ])('HEAD of %s as %s: a feed need not read the catalogue', async (path, method) => {
    const shop = await GateShop.open()
    const { text: sent } = await shop.ask(path, { method: 'HEAD' })
    expect([shop.seen[0]?.method, sent]).toEqual([method, ''])
  })
})

test.each([
  '/_data/../products?search=1',
  '/media/../products?search=1',
  '/media/%2e%2e/products?search=1',
  '/brand/a%5cX',
  '/./readyz',
  '/no-such-page',
  '/failure/down',
  '/brand/none.svg',
  '/_next/static/none.js',
  '/_next/image?url=%2Fa.png&w=640&q=75',
  `/_data/${'a'.repeat(40)}/products?search=1`,
  `/_data/${'a'.repeat(40)}/cart`,
  `/?a=${'b'.repeat(9_000)}`,
])('%s causes no work in Next', async (path) => {
  const shop = await GateShop.open()
  const { status } = await shop.ask(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(shop.asked).toEqual([])
})

test('a file is sent as it is, and a picture by the picture service', async () => {
  const shop = await GateShop.open((_, response) => void response.end('<svg/>'))
  expect((await shop.ask('/brand/logo.svg?x=1')).text).toBe('<svg/>')
  expect((await shop.ask('/img/750/a.webp')).text).toBe('picture')
  expect(shop.asked).toEqual(['/brand/logo.svg'])
})

describe('the data of a page', () => {
  const pathOf = (page: string) => /"(\/_data\/[0-9a-f]{40})"/.exec(page)?.[1] ?? ''

  test.each(['/', '/product/7', '/products?page=2'])(
    "of %s is sent to a client with the page, at the browser's address for it",
    async (path) => {
      const shop = await GateShop.open()
      const page = await shop.ask(path)
      const data = await shop.ask(pathOf(page.text) + path)
      expect([data.status, data.headers['content-type']]).toEqual([200, 'application/json'])
      expect(data.headers['cache-control']).toContain('immutable')
      expect(shop.asked).toHaveLength(1)
    },
  )

  test("with another hash is the current page's, uncached", async () => {
    const shop = await GateShop.open()
    const data = await shop.ask(`/_data/${'a'.repeat(40)}/product/7`)
    expect([data.status, data.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(data.text).toContain('page /product/7')
  })

  test.each([
    [404, 404],
    [500, 503],
  ])('of a page that Next answers with %i is %i', async (status, sent) => {
    const shop = await GateShop.open((_, response) => sendEmptyDocument(response, status))
    const data = await shop.ask(`/_data/${'a'.repeat(40)}/product/7`)
    expect([data.status, data.headers['cache-control']]).toEqual([sent, 'no-store'])
  })
})

test('a page that renders the same again has one length and one policy header', async () => {
  const shop = await GateShop.open((_, response) => {
    response.setHeader('Cache-Control', 's-maxage=0')
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Security-Policy', "script-src 'self'")
    const made = `<!DOCTYPE html><html><body>${'<p>Kemeja</p>'.repeat(200)}</body></html>`
    response.setHeader('Content-Length', made.length)
    response.end(made)
  })
  const first = await shop.ask('/faq')
  vi.advanceTimersByTime(5_000)
  const again = await shop.ask('/faq')
  expect(shop.asked).toEqual(['/faq', '/faq'])
  for (const name of ['content-length', 'content-security-policy', 'etag', 'content-type']) {
    expect(again.headers[name]).toBe(first.headers[name])
  }
  expect(again.headers['content-length']).toBe(String(again.body.length))
})

test('a product with a size in its address has it selected, from the single cached page', async () => {
  const input = '<input type="radio" name="size" value="M"/>'
  const shop = await GateShop.open((_, response) => {
    response.setHeader('Cache-Control', 's-maxage=60')
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!DOCTYPE html><html><body>${input}</body></html>`)
  })
  const [sized, plain, other] = [
    await shop.ask('/product/7?size=M'),
    await shop.ask('/product/7'),
    await shop.ask('/product/7?size=XXL'),
  ]
  expect([sized, plain, other].map((answer) => answer.text.includes('checked'))).toEqual([
    true,
    false,
    false,
  ])
  expect(sized.headers.etag).not.toBe(plain.headers.etag)
  expect(shop.asked).toEqual(['/product/7'])
})

test.each(['websocket', 'h2c'])(
  'an upgrade to %s is ignored, and its request answered',
  async (to) => {
    const shop = await GateShop.open()
    const socket = connect(shop.port)
    const lines = ['GET /faq HTTP/1.1', 'Host: a', `Upgrade: ${to}`, 'Connection: Upgrade, close']
    socket.write(`${lines.join('\r\n')}\r\nSec-WebSocket-Key: a\r\nHTTP2-Settings: a\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK/)
  },
)

test.each(['Host: a\r\nHost: b', 'X: a', 'Host: a/b'])(
  '%j, which is not a single host, is 400',
  async (lines) => {
    const shop = await GateShop.open()
    const socket = connect(shop.port)
    socket.write(`GET /faq HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
    expect(shop.asked).toEqual([])
  },
)

test("middleware's marker of a missing page reaches no client", async () => {
  const shop = await GateShop.open((request, response) => {
    if (request.url?.startsWith('/failure/')) return sendPage(response, 'missing')
    response.setHeader(missingPageHeader.name, missingPageHeader.value)
    sendEmptyDocument(response, 404)
  })
  const router = { rsc: '1' }
  for (const path of [
    '/product/7',
    '/collections/x',
    '/products?page=2',
    '/products?search=a',
    '/cart',
  ]) {
    for (const headers of [{}, router]) {
      const { headers: sent } = await shop.ask(withHash(path, headers), { headers })
      expect([path, sent[missingPageHeader.name]]).toEqual([path, undefined])
    }
  }
})
