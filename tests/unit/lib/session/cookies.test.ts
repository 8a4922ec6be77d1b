import { RequestCookiesAdapter } from 'next/dist/server/web/spec-extension/adapters/request-cookies.js'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies.js'
import { expect, test } from 'vitest'
import type { CookieOptions } from '#lib/session/cookie-jar.ts'
import { Cookies } from '#lib/session/cookies.ts'

const of = (cookie: string) => new Cookies(new Request('http://shop.test', { headers: { cookie } }))

const options: CookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  secure: true,
  path: '/cart',
  maxAge: 60,
}

function linesOf(cookies: Cookies): string[] {
  const response = new Response()
  cookies.setIn(response)
  return response.headers.getSetCookie()
}

test('a request without cookies has none', () => {
  const cookies = new Cookies(new Request('http://shop.test'))
  expect([cookies.get('session'), cookies.getAll(), linesOf(cookies)]).toEqual([undefined, [], []])
})

test('cookies are listed in the order of the request', () => {
  expect(
    of('b=1; a=2')
      .getAll()
      .map(({ name }) => name),
  ).toEqual(['b', 'a'])
})

test.each([
  'a=1; a=2',
  'a=2; b=1; a=',
  'a=1;a=2',
  'a=1; a=%zz',
  'a=a%20b; a=c%2Cd',
  'a=1; a',
  'a="1"',
])('an action and a page read the same cookie (%s)', (cookie) => {
  const ofPage = RequestCookiesAdapter.seal(new RequestCookies(new Headers({ cookie })))
  expect(of(cookie).get('a')?.value).toBe(ofPage.get('a')?.value)
})

test('the last of two cookies with the same name counts', () => {
  expect(of('a=1; b=2; a=3').get('a')?.value).toBe('3')
})

test('a value is read back as it was set', () => {
  const value = '/products?q=a b;c,"é"'
  const cookies = of('')
  cookies.set('next', value, options)
  const [pair = ''] = (linesOf(cookies)[0] ?? '').split(';')
  expect(of(pair).get('next')?.value).toBe(value)
})

test('a cookie is set once, with the last value, for its path and time, and hidden from scripts', () => {
  const cookies = of('')
  cookies.set('a', '1', options)
  cookies.set('a', '2', options)
  const [line = '', ...more] = linesOf(cookies)
  expect([line.split('; ').toSorted(), more]).toEqual([
    ['HttpOnly', 'Max-Age=60', 'Path=/cart', 'SameSite=Lax', 'Secure', 'a=2'],
    [],
  ])
})

test('an action does not read the value that it has just set', () => {
  const cookies = of('a=1')
  cookies.set('a', '2', options)
  expect(cookies.get('a')?.value).toBe('1')
})

test('a failed action sets nothing', () => {
  const cookies = of('')
  cookies.set('a', '1', options)
  cookies.forget()
  expect(linesOf(cookies)).toEqual([])
})

test.each(['a=%zz', 'a', '=', '; ;', '__proto__=1', 'a=1; a=2'])(
  'a malformed header breaks nothing (%s)',
  (header) => {
    expect(() => of(header).get('a')).not.toThrow()
    expect(of(header).get('toString')).toBeUndefined()
  },
)
