import { describe, expect, test } from 'vitest'
import {
  type plainRequest,
  readRequest,
  shopFiles,
  targetOf,
} from '#tests/support/plain-request.ts'

const hash = 'a'.repeat(40)

const refusalOf = (...given: Parameters<typeof plainRequest>) => {
  const target = targetOf(...given)
  return target.kind === 'refused' ? target.status : target.kind
}

describe('a request is refused', () => {
  test.each([
    '/media/../products?search=X',
    '/media/%2e%2e/products?search=X',
    '/media/%2E./products',
    '/_next/static/../../products',
    '/_data/../products',
    `/_data/${hash}/./api/products`,
    '/brand/a%5cX',
    '/brand/a\\X',
    '/./readyz',
    '/x/../api/session',
    '/products/..',
    '/products/.',
    '/..',
  ])('with 400 for %s, which two programs could read differently', (url) => {
    expect(refusalOf(url)).toBe(400)
  })

  test.each(['/product%2f7', '/a%2Fb', '/product/%00', '/%0a', '/a%0d%0ab', '/a%7f', '/a%23b'])(
    'with 400 for %s, whose encoded characters appear in no address of the shop',
    (url) => {
      expect(refusalOf(url)).toBe(400)
    },
  )

  test.each(['/%', '/%zz', '/product/%ff', '/%E0%A4%A?search=a'])(
    'with 400 for %s, which cannot be decoded',
    (url) => {
      expect(refusalOf(url)).toBe(400)
    },
  )

  test.each(['*', 'ftp://evil.example/', 'products', 'evil.example:443', ''])(
    'with 400 for the target %j, which is not a path',
    (url) => {
      expect(refusalOf(url)).toBe(400)
    },
  )

  test.each([
    [['shop.test', 'evil.example']],
    [['shop.test', 'shop.test']],
    [['shop.test/evil']],
    [['shop.test, evil.example']],
    [['shop.test@evil.example']],
  ])('with 400 for the hosts %j', (hosts) => {
    expect(refusalOf('/', { hosts })).toBe(400)
    expect(refusalOf('/api/session', { hosts, method: 'POST' })).toBe(400)
  })

  test.each([
    ['a segment that is too long for a file name', `/${'a'.repeat(300)}`],
    ['a long path', '/a'.repeat(600)],
    ['a long query', `/?a=${'a'.repeat(9_000)}`],
    ['a very long path', `/${'a'.repeat(30_000)}`],
  ])('with 414 for %s', (_, url) => {
    expect(refusalOf(url)).toBe(414)
  })

  test.each(['TRACE', 'PROPFIND', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'with 405 for %s of a page, with the allowed methods',
    (method) => {
      for (const url of ['/', '/faq', '/product/1001?x=1', '/payment/response/x', '/apiary']) {
        const allow = ['GET', 'HEAD', 'OPTIONS']
        expect(targetOf(url, { method })).toMatchObject({ kind: 'refused', status: 405, allow })
      }
    },
  )

  test.each(['POST', 'DELETE'])(
    'with 405 for %s of an address without a route, and of a file',
    (method) => {
      for (const url of ['/no-such-page', '/failure/missing', ...shopFiles, `/_data/${hash}/faq`]) {
        expect(refusalOf(url, { method })).toBe(405)
      }
    },
  )
})

describe('an address in another form is normalised', () => {
  test.each([
    ['/faq/', '/faq'],
    ['/faq/?a=b', '/faq?a=b'],
    ['//faq', '/faq'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example//a', '/evil.example/a'],
    ['/product//7', '/product/7'],
    ['/kain%20batik/', '/kain%20batik'],
    ['/%3Cscript%3E/', '/%3Cscript%3E'],
  ])('%s redirects to %s, never to another host', (url, location) => {
    expect(targetOf(url)).toMatchObject({ kind: 'moved', status: 308, location })
  })

  test('also for an absolute target, whose host is ignored', () => {
    expect(targetOf('http://evil.example/faq/')).toMatchObject({ kind: 'moved', location: '/faq' })
    expect(targetOf('http://evil.example//a.example/')).toMatchObject({ location: '/a.example' })
  })

  test.each([
    ['http://evil.example/account?a=b', '/account?a=b'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?a=b', '/?a=b'],
    ['/product/1001?a=%zz', '/product/1001?a=%zz'],
    ['/%63art', '/cart'],
    ['/product/%37', '/product/7'],
    ['/kain%20batik', '/kain%20batik'],
  ])('%s is read as %s from there on', (url, own) => {
    expect(readRequest(url).url).toBe(own)
  })
})
