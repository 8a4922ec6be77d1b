import { describe, expect, test } from 'vitest'
import { nextPath, withNext } from '#lib/config/next-path.ts'

describe('a sign-in leads to', () => {
  test.each([
    '/',
    '/checkout',
    '/account/orders',
    '/product/1001?size=M#details',
    '/products?search=kain%20batik%2Fsutra&sort=NEWEST',
    '/products?search=https://example.com',
    '/apiary',
  ])("the shop's path %o", (path) => {
    expect(nextPath(path)).toBe(path)
  })

  test('the resolved form of a path with dots', () => {
    expect(nextPath('/account/../product/1001')).toBe('/product/1001')
  })
})

describe('a sign-in leads home instead of', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/products\\..\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    ' //evil.example',
    ' /account',
    '/.//evil.example',
    '/account/..//evil.example',
    '/%2e//evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25255cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: a=b',
    '/\u0000',
    '/%0d%0aSet-Cookie:a=b',
    '/\u0085/evil.example',
    '/%',
    '/%ff',
    '/api/cart',
    '/api',
    '/%61pi/session/sign-out',
    '/account/../api/cart',
    '/_next/static/x.js',
    '/media/shirt.webp',
    '/sign-in?next=/sign-in',
    '/sign-up',
    '/forgot-password',
    '/account/sign-out',
    '',
    `/${'a'.repeat(2_000)}`,
  ])('%j', (path) => {
    expect(nextPath(path)).toBe('/')
  })

  test.each([[undefined], [null], [['/cart']], [7], [{ toString: () => '/cart' }]])(
    '%o, which is not text',
    (value) => {
      expect(nextPath(value)).toBe('/')
    },
  )
})

describe("a form's address", () => {
  test('has the complete path to continue to', () => {
    const address = withNext('/sign-in', '/products?search=a&page=2')
    expect(new URL(address, 'http://shop.test').searchParams.get('next')).toBe(
      '/products?search=a&page=2',
    )
  })

  test('has no path for the home page or another site', () => {
    expect(withNext('/sign-in', '/')).toBe('/sign-in')
    expect(withNext('/sign-up', '//evil.example')).toBe('/sign-up')
  })
})
