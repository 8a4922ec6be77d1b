import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { readReturnPath } from '#lib/session/return-path.ts'
import { middleware } from '#middleware.ts'
import { aRequest, goesTo, setCookie, testToken } from '#tests/support/shop-request.ts'

const credentials = { email: 'sari@example.com', password: 'kopi susu 88' }
const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 }

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  backendStub.use(
    http.post('http://localhost:4000/auth/sign-in', () =>
      HttpResponse.json({ data: { access_token: testToken } }),
    ),
    http.all('http://localhost:4000/*', () =>
      HttpResponse.json({ error: { message: 'Ended.', code: 'UNAUTHORIZED' } }, { status: 401 }),
    ),
  )
})
afterEach(() => vi.mocked(console.error).mockClear())

/** Returns where the sign-in leads in a browser that received this response. */
const wayBack = (response: Response) =>
  readReturnPath({ get: () => ({ value: decoded(setCookie(response, 'return-to')) }) }, null)

const decoded = (value: string | undefined) => decodeURIComponent(value ?? '')

const on = (page: string) => ({ referer: `http://shop.test${page}` })

async function call(method: string, path: string, page: string, body: object | string = {}) {
  const given = { isSignedIn: true, headers: on(page), body }
  return serve(await aRequest(method, `/api/${path}`, given))
}

const address = {
  address_label: 'Home',
  recipient_name: 'Sari',
  recipient_phone: '08123456789',
  recipient_zip: '12730',
  address_street: 'Jl. Melati 5',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317401,
}
const profile = { name: 'Sari', gender: 'FEMALE', email: 'sari@example.com' }
const passwords = { old_password: 'kopi susu 88', new_password: 'teh tarik 99' }

describe('a session that ends during a task leads back to it after the sign-in', () => {
  test.each([
    ['POST', 'user/address', '/account/shipping-address/new', address],
    ['POST', 'user/wishlist', '/products?category_id=7&page=3', { product_detail_id: 5 }],
    ['POST', 'user/profile', '/account', profile],
    [
      'POST',
      'user/change-password',
      '/account/change-password',
      { ...passwords, new_password_conf: passwords.new_password },
    ],
    ['POST', 'user/order-cancel', '/account/orders/12', { id: 12 }],
    ['GET', 'user/address', '/checkout?step=choose-address', {}],
    ['POST', 'checkout', '/checkout', {}],
  ])('%s %s by scripts, on %s', async (method, path, page, body) => {
    const response = await call(method, path, page, body)
    expect([response.status, wayBack(response)]).toEqual([401, page])
  })

  test('a plain form of the profile', async () => {
    const response = await call(
      'POST',
      'user/profile',
      '/account',
      `${new URLSearchParams(profile)}`,
    )
    expect([goesTo(response), wayBack(response)]).toEqual([
      [303, '/?notice=session-ended#notice'],
      '/account',
    ])
  })

  test("a list's heart, and the form that cancels an order", async () => {
    const press = (path: string, page: string, body: string) =>
      aRequest('POST', path, { isSignedIn: true, headers: on(page), body })
    const list = '/products?sale=1'
    const heart = await press('/api/wishlist/add', list, 'product_detail_id=5')
    expect(wayBack(await serve(heart))).toBe(list)
    const order = '/account/orders/12'
    expect(wayBack(await serve(await press('/api/order/cancel', order, 'id=12')))).toBe(order)
  })

  test('an account page, which names itself', async () => {
    const path = '/api/session/ended?next=%2Faccount%2Forders%2F12'
    const response = await serve(await aRequest('GET', path, { isSignedIn: true }))
    expect(wayBack(response)).toBe('/account/orders/12')
  })

  test('a sign-in requested elsewhere leads there instead', () => {
    const jar = { get: () => ({ value: '/account/orders/12' }) }
    expect(readReturnPath(jar, '/cart')).toBe('/cart')
  })

  test('a customer who has signed in again in another tab goes there at once', async () => {
    const cookie = (await aRequest('GET', '/', { isSignedIn: true })).headers.get('cookie')
    const headers = { cookie: `${cookie}; return-to=%2Fcheckout` }
    const response = await middleware(new NextRequest('http://shop.test/sign-in', { headers }))
    expect(response.headers.get('location')).toBe('http://shop.test/checkout')
  })
})

describe('the way back', () => {
  test.each([
    'https://evil.example//evil.example/x',
    'http://shop.test/api/session/sign-out',
    'http://shop.test/sign-in?next=/x',
    'no address',
  ])("never leaves the shop's pages: %s", async (referer) => {
    const given = { isSignedIn: true, headers: { referer }, body: {} }
    const response = await serve(await aRequest('GET', '/api/user/orders', given))
    expect(wayBack(response)).toBe('/')
  })

  test.each(['//evil.example', 'https://evil.example', '/api/cart'])(
    'is home with the cookie %s',
    (value) => {
      expect(readReturnPath({ get: () => ({ value }) }, null)).toBe('/')
    },
  )

  test('is deleted once used, and at a sign-out', async () => {
    const post = (path: string, body = {}) => aRequest('POST', path, { body })
    const signIn = await post('/api/session/sign-in', credentials)
    expect(setCookie(await serve(signIn), 'return-to')).toBe('')
    const response = await serve(await post('/api/session/sign-out'))
    expect(setCookie(response, 'return-to')).toBe('')
  })

  test('is only for a rejected session, not for a wrong password', async () => {
    backendStub.use(
      http.post('http://localhost:4000/auth/sign-in', () =>
        HttpResponse.json(
          { error: { message: 'Wrong.', code: 'WRONG_PASSWORD' } },
          { status: 401 },
        ),
      ),
    )
    const request = await aRequest('POST', '/api/session/sign-in', { body: credentials })
    expect(setCookie(await serve(request), 'return-to')).toBeUndefined()
  })
})

describe("a customer's order without a session", () => {
  test('is not sent, and leads back to the checkout', async () => {
    const heard = vi.fn()
    backendStub.use(http.post('http://localhost:4000/checkout-trx', heard))
    const page = '/checkout?step=order-summary'
    const request = await aRequest('POST', '/api/checkout-trx', { headers: on(page), body: pickup })
    const response = await serve(request)
    expect([response.status, wayBack(response), heard.mock.calls]).toEqual([401, page, []])
  })
})

describe('a draft of the checkout', () => {
  const draft = { typedAt: 1_800_000_000_000, buyer: { address_street: 'Jl. Melati 5' } }
  const pairs = (response: Response, ...names: string[]) =>
    names.map((name) => `${name}=${setCookie(response, name)}`).join('; ')

  const signIn = async (email: string) =>
    pairs(
      await serve(
        await aRequest('POST', '/api/session/sign-in', { body: { ...credentials, email } }),
      ),
      'session',
    )

  const put = async (cookie: string) => {
    const request = await aRequest('PUT', '/api/checkout-draft', {
      headers: { cookie },
      body: draft,
    })
    return pairs(await serve(request), 'checkout-draft-1')
  }

  const get = async (cookie: string) => {
    const response = await serve(
      await aRequest('GET', '/api/checkout-draft', { headers: { cookie } }),
    )
    return (await response.json()).data.kept
  }

  test('is restored after the session has ended and the same customer has signed in again', async () => {
    const kept = await put(await signIn('sari@example.com'))
    const ended = await call('GET', 'user/address', '/checkout')
    expect(setCookie(ended, 'checkout-draft-1')).toBeUndefined()
    expect(await get(`${kept}; ${await signIn(' Sari@Example.com')}`)).toEqual(draft)
  })

  test('is hidden from other customers and guests in the same browser', async () => {
    const kept = await put(await signIn('sari@example.com'))
    expect(await get(`${kept}; ${await signIn('budi@example.com')}`)).toBeNull()
    expect(await get(kept)).toBeNull()
  })

  test('by a guest is restored after they have signed in', async () => {
    expect(await get(`${await put('')}; ${await signIn('sari@example.com')}`)).toEqual(draft)
  })

  test('ends with a sign-out', async () => {
    const response = await serve(await aRequest('POST', '/api/session/sign-out'))
    expect(setCookie(response, 'checkout-draft-1')).toBe('')
  })
})
