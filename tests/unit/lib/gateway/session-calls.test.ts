import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { readDeviceId } from '#lib/session/device.ts'
import { readToken } from '#lib/session/session.ts'
import { backendSays } from '#tests/support/backend-says.ts'
import {
  aRequest,
  flashOf,
  setCookie,
  testDevice,
  testOwner,
  testToken,
} from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const credentials = { email: 'sari@example.com', password: 'kopi susu 88' }
const person = { ...credentials, name: 'Sari', gender: 'FEMALE', password_conf: 'kopi susu 88' }
const wrong = { message: 'The email address or password is wrong.', code: 'WRONG_PASSWORD' }

stubBackend()
let log: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  backendStub.use(http.post(`${backend}/cart-adopt`, () => HttpResponse.json({}, { status: 404 })))
})
afterEach(() => {
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/kopi susu|sari@|secret-access/)
  log.mockClear()
})

const hasToken = { data: { access_token: testToken } }
const plain = (fields: Record<string, string>) => String(new URLSearchParams(fields))

const post = async (
  form: 'sign-in' | 'sign-up' | 'forgot-password',
  body: object | string,
  headers = {},
) => serve(await aRequest('POST', `/api/session/${form}`, { body, headers }))

const isMoved = { data: { message: 'Cart Moved' } }

/** Serializes a whole response, as an eavesdropper sees it. */
const everything = async (response: Response) =>
  JSON.stringify([...response.headers]) + (await response.clone().text())

describe('signing in', () => {
  test('by scripts confirms it, and seals the token, which scripts cannot read', async () => {
    backendSays('auth/sign-in', hasToken)
    const response = await post('sign-in', credentials)
    expect(await everything(response)).not.toContain(testToken)
    expect(await response.json()).toEqual({ data: { message: 'You have successfully signed in' } })
    const sealed = setCookie(response, 'session') ?? ''
    expect(await readToken({ get: () => ({ value: sealed }) })).toBe(testToken)
  })

  test('without scripts leads on to the intended page', async () => {
    backendSays('auth/sign-in', hasToken)
    const response = await post('sign-in', plain({ ...credentials, next: '/checkout' }))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/checkout'])
    expect(await everything(response)).not.toContain(testToken)
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/cart'])(
    'never leads to %o',
    async (next) => {
      backendSays('auth/sign-in', hasToken)
      const response = await post('sign-in', plain({ ...credentials, next }))
      expect(response.headers.get('location')).toBe('/')
    },
  )

  test('sends only email and password', async () => {
    const heard = backendSays('auth/sign-in', hasToken)
    await post('sign-in', { ...credentials, email: ' sari@example.com ', admin: true })
    expect(heard).toEqual([credentials])
  })

  test('moves the cart to a new device id, which the browser gets only in the cookie', async () => {
    backendSays('auth/sign-in', hasToken)
    const heard = backendSays('cart-move', isMoved)
    const response = await post('sign-in', credentials)
    const renewed = setCookie(response, 'device_id') ?? ''
    expect(readDeviceId({ get: () => ({ value: renewed }) })).toBe(renewed)
    expect(renewed).not.toBe(testDevice)
    expect(heard).toEqual([{ local_device_id: testDevice, new_device_id: renewed }])
    expect(await response.text()).not.toContain(renewed)
  })

  test('twice at once leads to one cart; to another account leads to another device id', async () => {
    backendSays('auth/sign-in', hasToken)
    backendSays('cart-move', isMoved)
    const deviceAfter = async (email: string) =>
      setCookie(await post('sign-in', { ...credentials, email }), 'device_id')
    const renewed = await deviceAfter('sari@example.com')
    expect(await deviceAfter('Sari@Example.com')).toBe(renewed)
    expect(await deviceAfter('budi@example.com')).not.toBe(renewed)
  })

  test.each([
    ['does not have the call', 404],
    ['fails', 500],
  ])('keeps device and cart unchanged when the backend %s', async (_, status) => {
    backendSays('auth/sign-in', hasToken)
    backendSays('cart-move', {}, status)
    const response = await post('sign-in', credentials)
    expect([response.status, setCookie(response, 'device_id')]).toEqual([200, undefined])
    expect(setCookie(response, 'session')).toBeTruthy()
  })

  test('in a browser without a device id does not create one', async () => {
    backendSays('auth/sign-in', hasToken)
    const heard = backendSays('cart-move', isMoved)
    const response = await post('sign-in', credentials, { cookie: '' })
    expect([setCookie(response, 'device_id'), heard]).toEqual([undefined, []])
  })

  test('that is refused moves nothing', async () => {
    backendSays('auth/sign-in', { error: wrong }, 400)
    const heard = backendSays('cart-move', isMoved)
    expect(setCookie(await post('sign-in', credentials), 'device_id')).toBeUndefined()
    expect(heard).toEqual([])
  })

  test.each([
    ['a wrong password', { error: wrong }, 400],
    ['a backend that says 401 to it', { error: wrong }, 401],
  ])('with %s is refused with a message, and starts no session', async (_, body, status) => {
    backendSays('auth/sign-in', body, status)
    const response = await post('sign-in', credentials)
    expect(await response.json()).toEqual({ error: wrong })
    expect([response.status, setCookie(response, 'session')]).toEqual([status, undefined])
  })

  test('without scripts, when refused, returns the input without the password', async () => {
    backendSays('auth/sign-in', { error: wrong }, 400)
    const response = await post('sign-in', plain({ ...credentials, next: '/account/orders' }))
    expect(response.headers.get('location')).toBe('/sign-in?next=%2Faccount%2Forders')
    expect(await flashOf(response, '/sign-in')).toMatchObject({
      values: { email: credentials.email },
      problems: { password: wrong.message },
    })
    expect(await everything(response)).not.toMatch(/sari|kopi/)
  })

  test.each([
    [{ email: '', password: 'x' }, { email: 'Please enter your email address' }],
    [{ email: 'sari', password: 'x' }, { email: 'Please enter a valid email address' }],
    [
      { email: 'sari@example.com', password: '' },
      { password: 'Please enter your password, 8 characters minimum' },
    ],
  ])('with %o is refused at the field, without a backend call', async (fields, problems) => {
    const response = await post('sign-in', plain(fields))
    expect((await flashOf(response, '/sign-in'))?.problems).toEqual(problems)
    expect((await post('sign-in', fields)).status).toBe(400)
  })

  test('while the backend is down says so and loses nothing', async () => {
    backendStub.use(http.post(`${backend}/auth/sign-in`, () => HttpResponse.error()))
    expect((await post('sign-in', credentials)).status).toBe(503)
    const response = await post('sign-in', plain(credentials))
    expect(await flashOf(response, '/sign-in')).toMatchObject({
      values: { email: credentials.email },
      message: 'Connection failed, please try again',
    })
  })

  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'from another site (%o) is refused: no visitor is signed in unasked',
    async (headers) => {
      const response = await post('sign-in', plain(credentials), headers)
      expect([response.status, setCookie(response, 'session')]).toEqual([403, undefined])
    },
  )

  test.each(['{"email":', '[]', '"x"', '7', '{"email":{"$gt":""},"password":["x"]}'])(
    'with the body %s is refused with a message',
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await post('sign-in', body, headers)
      expect([response.status, (await response.json()).error.message]).toEqual([
        400,
        expect.stringMatching(/\w+ \w+/),
      ])
    },
  )

  test('with an endless body is refused with 413', async () => {
    expect((await post('sign-in', { email: 'a'.repeat(100_000) })).status).toBe(413)
  })
})

describe('signing up', () => {
  test('opens the account and signs in', async () => {
    const heard = backendSays('auth/sign-up', hasToken)
    const response = await post('sign-up', person)
    expect(heard).toEqual([person])
    expect((await response.json()).data.message).toBe(
      'You have successfully created an account, feel free to shop now.',
    )
    expect(setCookie(response, 'session')).toMatch(/^Fe26/)
  })

  test('with a taken address is refused at that field, and keeps all but the passwords', async () => {
    const error = { message: "We couldn't create this account.", code: 'EMAIL_TAKEN' }
    backendSays('auth/sign-up', { error }, 400)
    const { values, problems } =
      (await flashOf(await post('sign-up', plain(person)), '/sign-up')) ?? {}
    expect(problems).toEqual({ email: error.message })
    expect(values).toEqual({ name: 'Sari', gender: 'FEMALE', email: 'sari@example.com' })
  })
})

describe('a new password', () => {
  test('is promised in the same words of the spec with and without scripts', async () => {
    const message = 'New password has been sent to your email.'
    backendSays('auth/forgot-password', { data: { message: 'In other words.' } })
    const byScript = await post('forgot-password', { email: credentials.email })
    expect(await byScript.json()).toEqual({ data: { message } })
    const form = await post('forgot-password', plain({ email: credentials.email }))
    expect(await flashOf(form, '/forgot-password')).toMatchObject({
      isDone: true,
      message,
      values: {},
    })
  })
})

describe('a page whose session was rejected', () => {
  const profile = { name: 'Sari', email: 'sari@example.com', gender: 'FEMALE' }

  test('ends it and goes home', async () => {
    backendStub.use(
      http.get(`${backend}/user/profile`, () => HttpResponse.json({}, { status: 401 })),
    )
    const response = await serve(await aRequest('GET', '/api/session/ended', { isSignedIn: true }))
    expect(response.headers.get('location')).toBe('/?notice=session-ended#notice')
    expect(setCookie(response, 'session')).toBe('')
    expect(setCookie(response, 'device_id')).toBeUndefined()
  })

  test.each([
    ['still takes it', () => HttpResponse.json({ data: { profile, newsletter_subscription: 0 } })],
    ['is down', () => HttpResponse.error()],
  ])('keeps it while the backend %s', async (_, answer) => {
    backendStub.use(http.get(`${backend}/user/profile`, answer))
    const response = await serve(await aRequest('GET', '/api/session/ended', { isSignedIn: true }))
    expect(setCookie(response, 'session')).toBeUndefined()
    expect(response.headers.get('clear-site-data')).toBeNull()
  })

  test('clears nothing of a guest who was led there', async () => {
    const response = await serve(await aRequest('GET', '/api/session/ended'))
    expect([response.headers.get('location'), response.headers.get('clear-site-data')]).toEqual([
      '/',
      null,
    ])
  })
})

describe('the session state that scripts can read', () => {
  const ask = async (given: Parameters<typeof aRequest>[2]) =>
    serve(await aRequest('GET', '/api/session', given))

  test('says which customer pages are made for, without a name or the token', async () => {
    const response = await ask({ isSignedIn: true })
    expect(await everything(response)).not.toContain(testToken)
    expect(await response.json()).toEqual({ data: { is_customer: true, owner: testOwner } })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('is never cached', async () => {
    for (const isSignedIn of [true, false]) {
      expect((await ask({ isSignedIn })).headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each(['', 'session=x', 'session=Fe26.2*1*forged~2', 'session=%7B%22token%22%3A%22t%22%7D'])(
    'is that of a guest with the cookie %o',
    async (cookie) => {
      const response = await ask({ headers: { cookie } })
      expect(await response.json()).toEqual({ data: { is_customer: false, owner: 'guest' } })
    },
  )
})
