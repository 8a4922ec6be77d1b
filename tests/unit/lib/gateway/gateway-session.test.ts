import { endpoints } from '@etalase/contract/endpoints.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aCart } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { readToken } from '#lib/session/session.ts'
import { aRequest, setCookie, testToken } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const profile = { name: 'Sari', email: 'sari@example.com', gender: 'FEMALE' }
const ended = { error: { message: 'Your session has ended.', code: 'UNAUTHORIZED' } }

stubBackend()
beforeEach(() => {
  // Rejections are logged; the gateway's tests check the log's content.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const call = async (method: string, path: string, given: Parameters<typeof aRequest>[2] = {}) =>
  serve(await aRequest(method, `/api/${path}`, given))

/** Stubs backend calls and collects their headers. */
function backendSays(verb: 'get' | 'post', path: string, body: object, status = 200) {
  const heard: Headers[] = []
  backendStub.use(
    http[verb](`${backend}/${path}`, ({ request }) => {
      heard.push(request.headers)
      return HttpResponse.json(body, { status })
    }),
  )
  return heard
}

const profileAnswer = { data: { profile, newsletter_subscription: 0 } }
const cartAnswer = { data: { cart: aCart() } }

describe("a customer's call", () => {
  test('carries the token unchanged, and no cache may store its answer', async () => {
    const heard = backendSays('get', 'user/profile', profileAnswer)
    const response = await call('GET', 'user/profile', { isSignedIn: true })
    expect((await response.json()).data.profile).toEqual(profile)
    expect(heard[0]?.get('authorization')).toBe(testToken)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('by a guest is refused with 401, without calling the backend', async () => {
    const response = await call('GET', 'user/profile')
    expect([response.status, (await response.json()).error.code]).toEqual([401, 'UNAUTHORIZED'])
  })

  test.each(['x', 'Fe26.2**forged', '%7B%22token%22%3A%22t%22%7D'])(
    'with the forged session %o is refused with 401',
    async (forged) => {
      const headers = { cookie: `session=${forged}` }
      expect((await call('GET', 'user/orders', { headers })).status).toBe(401)
    },
  )

  test('drops an Authorization header sent by the browser', async () => {
    const heard = backendSays('get', 'cart', cartAnswer)
    await call('GET', 'cart', { headers: { authorization: 'stolen' } })
    expect(heard[0]?.get('authorization')).toBeNull()
  })

  test('from another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const given = { isSignedIn: true, headers, body: profile }
    expect((await call('POST', 'user/profile', given)).status).toBe(403)
  })
})

describe('the token is sent', () => {
  test("with a device's calls too, so that cart and order are the customer's", async () => {
    const heard = backendSays('get', 'cart', cartAnswer)
    await call('GET', 'cart', { isSignedIn: true })
    expect(heard[0]?.get('authorization')).toBe(testToken)
  })

  test('with no public call: its answer is the same for everyone', async () => {
    const heard = backendSays('get', 'products', { data: { products: [], product_count: 0 } })
    const response = await call('GET', 'products', { isSignedIn: true })
    expect(heard[0]?.get('authorization')).toBeNull()
    expect(response.headers.get('cache-control')).toContain('public')
  })

  test('in no answer; a new one is sealed into the session', async () => {
    const message = 'Your password has been changed.'
    const answer = { data: { message, access_token: 'the-next-token' } }
    backendSays('post', 'user/change-password', answer)
    const body = {
      old_password: 'kopi susu',
      new_password: 'teh tarik 1',
      new_password_conf: 'teh tarik 1',
    }
    const response = await call('POST', 'user/change-password', { isSignedIn: true, body })
    expect(await response.json()).toEqual({ data: { message } })
    expect(JSON.stringify([...response.headers])).not.toContain('the-next-token')
    const sealed = setCookie(response, 'session') ?? ''
    expect(await readToken({ get: () => ({ value: sealed }) })).toBe('the-next-token')
  })

  test('to no call that issues one: the gateway does not expose these', async () => {
    for (const [name, { access }] of Object.entries(endpoints)) {
      if (access !== 'session') continue
      const [method = '', path = ''] = name.split(' ')
      expect((await call(method, path, { isSignedIn: true })).status).toBe(404)
    }
  })
})

test('an order with a guest e-mail is sent as a guest’s, even by a customer', async () => {
  const heard = backendSays('post', 'checkout-trx', {}, 400)
  const body = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1, guest_email: 'sari@example.com' }
  await call('POST', 'checkout-trx', { isSignedIn: true, body })
  expect(heard[0]?.get('authorization')).toBeNull()
})

describe('a token that the backend rejects', () => {
  test('ends the session, and keeps the device with its cart', async () => {
    backendSays('get', 'user/profile', ended, 401)
    const response = await call('GET', 'user/profile', { isSignedIn: true })
    expect(response.status).toBe(401)
    expect(setCookie(response, 'session')).toBe('')
    expect(setCookie(response, 'device_id')).toBeUndefined()
  })

  test("ends the session even with a guest's call", async () => {
    backendSays('get', 'cart', ended, 401)
    expect(setCookie(await call('GET', 'cart', { isSignedIn: true }), 'session')).toBe('')
  })

  test('leads a form post without scripts home, with a message', async () => {
    backendSays('post', 'user/profile', ended, 401)
    const body = String(new URLSearchParams(profile))
    const response = await call('POST', 'user/profile', { isSignedIn: true, body })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/?notice=session-ended#notice',
    ])
    expect(setCookie(response, 'session')).toBe('')
    expect(response.headers.get('clear-site-data')).toBe('"storage"')
  })

  test('differs from other failures: a backend that is down keeps the session', async () => {
    backendStub.use(http.get(`${backend}/user/profile`, () => HttpResponse.error()))
    const response = await call('GET', 'user/profile', { isSignedIn: true })
    expect([response.status, setCookie(response, 'session')]).toEqual([503, undefined])
  })
})

describe("the shopper's address", () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['evil\u0000, <script>, 203.0.113.7', null],
    ['203.0.113.7, 10.0.0.2', null],
    ['unknown', null],
    ['', null],
  ])('%j reaches the backend as %j', async (given, told) => {
    const heard = backendSays('get', 'cart', cartAnswer)
    const request = await aRequest('GET', '/api/cart')
    // Headers that browsers can't send, but other programs can.
    vi.spyOn(request.headers, 'get').mockImplementation((name) =>
      name === 'x-forwarded-for' ? given : Headers.prototype.get.call(request.headers, name),
    )
    await serve(request)
    expect(heard[0]?.get('x-forwarded-for')).toBe(told)
  })
})

test("a customer's form post returns to its page with the errors and the input", async () => {
  const body = 'name=&gender=FEMALE&email=sari'
  const response = await call('POST', 'user/profile', { isSignedIn: true, body })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/account'])
  expect(setCookie(response, 'form-account')).toMatch(/^Fe26/)
})
