import { describe, expect, test } from 'vitest'
import { nextPath, withNext } from '#lib/config/next-path.ts'

describe('after signing in one goes on to', () => {
  test.each([
    '/',
    '/checkout',
    '/account/orders',
    '/product/1001?size=M#details',
    '/products?search=kain%20batik%2Fsutra&sort=NEWEST',
    '/products?search=https://example.com',
    '/apiary',
  ])('the path %o of the shop', (path) => {
    expect(nextPath(path)).toBe(path)
  })

  test('a path with dots is the path that they mean', () => {
    expect(nextPath('/account/../product/1001')).toBe('/product/1001')
  })
})

describe('after signing in one goes home, not to', () => {
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
    'the value %o, which is no text',
    (value) => {
      expect(nextPath(value)).toBe('/')
    },
  )
})

describe('the address of a form', () => {
  test('carries the path to go on to, whole', () => {
    const address = withNext('/sign-in', '/products?search=a&page=2')
    expect(new URL(address, 'http://shop.test').searchParams.get('next')).toBe(
      '/products?search=a&page=2',
    )
  })

  test('carries nothing where that would be home or elsewhere', () => {
    expect(withNext('/sign-in', '/')).toBe('/sign-in')
    expect(withNext('/sign-up', '//evil.example')).toBe('/sign-up')
  })
})
