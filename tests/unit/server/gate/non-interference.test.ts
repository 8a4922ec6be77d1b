import type { IncomingMessage, ServerResponse } from 'node:http'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import { missingPageHeader } from '@etalase/front/shared/missing-page-header.ts'
import { builtSegments } from '@etalase/front/tests/support/built-segments.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GateShop, type Seen, sendEmptyDocument, sendPage } from '#tests/support/gate-shop.ts'

const timeout = 60_000

interface Request {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

const hash = 'a'.repeat(40)
const rsc = { rsc: '1' }
const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
const withHash = (path: string, headers: Record<string, string>) =>
  `${path}?${queryWithHash(headers, new URLSearchParams())}`

/** Requests of ordinary visitors. */
const visits: readonly Request[] = [
  { path: '/' },
  { path: '/product/7' },
  { path: '/product/7?size=M' },
  { path: '/products?category_id=7' },
  { path: '/products?color=red' },
  { path: '/products?search=batik' },
  { path: '/product/404' },
  { path: '/cart' },
  { path: '/api/cart' },
  { path: '/no-such-page' },
  { path: '/brand/logo.svg' },
  { path: `/_data/${hash}/product/7` },
  { path: withHash('/product/7', rsc), headers: rsc },
  { path: withHash('/product/7', segment), headers: segment },
]

function answerPage(url: string, seen: Seen, response: ServerResponse): void {
  const wanted = seen.headers['next-router-segment-prefetch']
  if (wanted !== undefined && !builtSegments.includes(String(wanted))) {
    response.writeHead(404).end('no segment')
  } else if (url.startsWith('/product/404')) {
    response.setHeader(missingPageHeader.name, missingPageHeader.value)
    sendEmptyDocument(response, 404)
  } else {
    const isPrivate = /^\/(?:cart|account|checkout|order|sign)|search=/.test(url)
    const text = JSON.stringify(seen).replaceAll('<', '')
    sendPage(response, text, isPrivate ? 'private, no-store' : 's-maxage=60')
  }
}

/** A fake Next that echoes everything it sees, and trusts headers reserved for its own parts. */
function answerAll(
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (url.startsWith('/failure/')) sendPage(response, 'failure')
  else if (headers['x-middleware-prefetch']) response.end('{}')
  else answerPage(url, { method, url, headers }, response)
}
/** Returns a response without what may vary: its date, age and cache state. */
async function answerTo(shop: GateShop, { path, ...asked }: Request) {
  const { status, headers, text } = await shop.ask(path, asked)
  const { date: _, age: __, 'x-nextjs-cache': ___, ...others } = headers
  return { status, headers: others, text }
}

/** Returns the response to a visitor in a fresh shop, and in another fresh shop after a stranger's request. */
async function answers(shop: GateShop, stranger: Request, visit: Request) {
  shop.restart()
  const before = await answerTo(shop, visit)
  shop.restart()
  const { path, ...asked } = stranger
  await shop.ask(path, { client: '198.51.100.66', ...asked }).catch(() => {})
  const after = await answerTo(shop, visit)
  return { before, after }
}

/** Requests by which strangers once affected other visitors. */
const known: readonly [string, Request][] = [
  [
    'a made-up segment with a wrong hash',
    {
      path: '/product/7',
      headers: { ...segment, 'next-router-segment-prefetch': '/bogus' },
    },
  ],
  [
    'a made-up segment',
    {
      path: withHash('/product/7', { ...segment, 'next-router-segment-prefetch': '/bogus' }),
      headers: { ...segment, 'next-router-segment-prefetch': '/bogus' },
    },
  ],
  [
    'a policy with a nonce',
    {
      path: '/products?color=red',
      headers: { 'content-security-policy-report-only': "script-src 'nonce-X'" },
    },
  ],
  ['data of a search', { path: `/_data/${hash}/products?search=batik` }],
  ['dot segments', { path: '/media/../products?category_id=7' }],
  ['encoded dot segments', { path: '/media/%2e%2e/products?category_id=7' }],
  ['a prefetch of middleware', { path: '/product/7', headers: { 'x-middleware-prefetch': '1' } }],
  ['an upgrade', { path: '/product/7', headers: { upgrade: 'h2c', connection: 'Upgrade' } }],
  ['an endless Next-Url', { path: '/product/7', headers: { 'next-url': 'a'.repeat(5_000) } }],
  [
    'a range and any etag',
    { path: '/product/7', headers: { range: 'bytes=0-1', 'if-none-match': '*' } },
  ],
  ['HEAD', { path: '/product/7', method: 'HEAD' }],
  [
    'a cookie and an encoding',
    { path: '/product/7', headers: { cookie: 'session=abc', 'accept-encoding': 'br' } },
  ],
  ['OPTIONS', { path: '/product/7', method: 'OPTIONS' }],
  ['another host', { path: '/product/7', headers: { 'x-forwarded-host': 'evil.example' } }],
]

describe("after a stranger's request, a visitor gets the same as before", () => {
  test.each(known)('after %s', { timeout }, async (_, stranger) => {
    const shop = await GateShop.open(answerAll)
    for (const visit of visits) {
      const { before, after } = await answers(shop, stranger, visit)
      expect(after).toEqual(before)
    }
  })

  const spelling = fc.constantFrom(
    (path: string) => path,
    (path: string) => path.replace('p', '%70'),
    (path: string) => `/x/..${path}`,
    (path: string) => `//${path}`,
    (path: string) => `http://evil.example${path}`,
    (path: string) => `${path.split('?')[0]}/`,
    (path: string) => `/_data/${hash}${path}`,
    (path: string) => `${path}${path.includes('?') ? '&' : '?'}utm_source=a&size=XL&_rsc=x`,
    (path: string) => path.replace('7', '%37%2f'),
  )
  const path = fc
    .tuple(fc.constantFrom(...visits.map((visit) => visit.path)), spelling, fc.webQueryParameters())
    .map(([visited, spell, query]) => {
      const spelled = spell(visited)
      return `${spelled}${spelled.includes('?') ? '&' : '?'}${query}`
    })
  const value = fc.oneof(
    fc.constantFrom(
      '1',
      '0',
      '',
      '/_tree',
      '/bogus',
      "script-src 'nonce-X'",
      'evil.example',
      '/cart',
    ),
    fc.stringMatching(/^[!-~]{0,40}$/),
  )
  const name = fc.constantFrom(
    'rsc',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
    'next-action',
    'x-middleware-prefetch',
    'x-middleware-subrequest',
    'x-nextjs-data',
    'x-matched-path',
    'x-prerender-revalidate',
    'content-security-policy',
    'content-security-policy-report-only',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'cookie',
    'authorization',
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'range',
    'purpose',
    'user-agent',
    'x-request-id',
    'traceparent',
    'x-made-up',
  )
  const stranger = fc.record({
    path,
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'HEAD',
      'OPTIONS',
      'POST',
      'PUT',
      'DELETE',
      'TRACE',
    ),
    headers: fc.dictionary(name, value, { maxKeys: 6 }),
    body: fc.string({ maxLength: 30 }),
  })

  test('whatever that request is', { timeout }, async () => {
    const shop = await GateShop.open(answerAll)
    await fc.assert(
      fc.asyncProperty(stranger, fc.constantFrom(...visits), async ({ body, ...asked }, visit) => {
        const mayWrite = ['POST', 'PUT', 'DELETE'].includes(asked.method)
        const sent = mayWrite ? { ...asked, body } : asked
        const { before, after } = await answers(shop, sent, visit)
        expect(after).toEqual(before)
      }),
      { numRuns: 50 },
    )
  })
})
