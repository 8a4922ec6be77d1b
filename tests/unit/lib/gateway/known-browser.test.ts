import { hexOrderNumber } from '@etalase/contract/rules/codes.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aBill, anOrder } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { serve } from '#lib/gateway/serve.ts'
import { Cookies } from '#lib/session/cookies.ts'
import { accountName, keepKnown, orderName, readKnown } from '#lib/session/known-cookie.ts'
import { keepOrderToken } from '#lib/session/order-cookie.ts'
import { aRequest, flashOf, setCookie } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const password = 'kopi susu 88'
const factorOfTests = env.rateLimitFactor

stubBackend()
beforeEach(() => {
  env.rateLimitFactor = 1
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  env.rateLimitFactor = factorOfTests
})

let count = 0
/** Returns an e-mail address unused by other tests, whose attempts don't count. */
const anEmail = () => `known${++count}@example.com`

/** Stubs a backend that accepts one password; returns the bodies received. */
function openBackend(tokens: object) {
  const heard: Record<string, unknown>[] = []
  backendStub.use(
    http.post(`${backend}/cart-adopt`, () => HttpResponse.json({}, { status: 404 })),
    http.post(`${backend}/auth/*`, async ({ request }) => {
      const body = Object(await request.json())
      heard.push(body)
      if (body.password === password)
        return HttpResponse.json({ data: { access_token: 'secret', ...tokens } })
      const error = { code: 'WRONG_PASSWORD', message: 'Wrong.' }
      return body.password
        ? HttpResponse.json({ error }, { status: 400 })
        : HttpResponse.json({ data: { message: 'Sent.' } })
    }),
  )
  return heard
}

const cookieOf = (response: Response) => `known=${setCookie(response, 'known')}`

async function signIn(email: string, typed: string, cookie = '') {
  const body = { email, password: typed }
  const request = await aRequest('POST', '/api/session/sign-in', { body, headers: { cookie } })
  return serve(request)
}

async function forgot(email: string, cookie = '') {
  const request = await aRequest('POST', '/api/session/forgot-password', {
    body: { email },
    headers: { cookie },
  })
  return serve(request)
}

/** Uses up the attempts of unknown browsers. */
async function guessAt(email: string): Promise<void> {
  for (let n = 0; n < 20; n++) await signIn(email, `guess ${n}`)
  expect((await signIn(email, password)).status).toBe(429)
}

describe('a browser that has signed in to an account before', () => {
  test.each([
    ['that knows it too', { device_token: 'of this browser' }],
    ['that knows the spec alone', {}],
  ])("is not locked out by a stranger's guesses, with a backend %s", async (_, tokens) => {
    const heard = openBackend(tokens)
    const email = anEmail()
    const cookie = cookieOf(await signIn(email, password))
    await guessAt(email)
    const { length } = heard
    expect((await signIn(email, password, cookie)).status).toBe(200)
    expect((await signIn(` ${email.toUpperCase()}`, 'typo', cookie)).status).toBe(400)
    expect(heard.slice(length).map(({ device_token }) => device_token)).toEqual(
      Array(2).fill(Object(tokens).device_token),
    )
  })

  test('stays known after the sign-out, by a cookie without the address that scripts cannot read', async () => {
    openBackend({ device_token: 'of this browser' })
    const email = anEmail()
    const response = await signIn(email, password)
    const line = response.headers.getSetCookie().find((set) => set.startsWith('known='))
    expect(line).toMatch(/; Path=\/api; .*HttpOnly; SameSite=lax/i)
    expect(decodeURIComponent(line ?? '')).not.toMatch(/known\d|of this browser/)
    expect(await response.text()).not.toContain('of this browser')
    backendStub.use(http.post(`${backend}/auth/sign-out`, () => HttpResponse.json({ data: {} })))
    const out = await serve(await aRequest('POST', '/api/session/sign-out'))
    expect(setCookie(out, 'known')).toBeUndefined()
  })

  test("has limited guesses, and does not lock out the customer's other browsers", async () => {
    openBackend({})
    const email = anEmail()
    const [mine, stolen] = [
      cookieOf(await signIn(email, password)),
      cookieOf(await signIn(email, password)),
    ]
    for (let n = 0; n < 20; n++) await signIn(email, `guess ${n}`, stolen)
    expect((await signIn(email, password, stolen)).status).toBe(429)
    expect((await signIn(email, password, mine)).status).toBe(200)
  })

  test.each([
    ['of another account', async () => cookieOf(await signIn(anEmail(), password))],
    ['that was made up', async () => 'known=Fe26.2*1*forged'],
  ])('is not recognised by a cookie %s', async (_, cookie) => {
    openBackend({})
    const email = anEmail()
    const theirs = await cookie()
    await guessAt(email)
    expect((await signIn(email, password, theirs)).status).toBe(429)
  })

  test.each([
    ['sign-in', true],
    ['forgot-password', true],
    ['sign-up', false],
  ] as const)('has its cookie read by the form %s: %s', async (form, isAsked) => {
    openBackend({})
    const body = { name: 'Sari', gender: 'FEMALE', email: anEmail(), password: 'new word' }
    const request = await aRequest('POST', `/api/session/${form}`, {
      body: { ...body, password_conf: 'new word' },
    })
    const read = vi.spyOn(Cookies.prototype, 'get')
    await serve(request)
    expect(read.mock.calls.some(([name]) => name === 'known')).toBe(isAsked)
    read.mockRestore()
  })

  test('stays known to its other accounts when it signs in to one more', async () => {
    openBackend({})
    const [first, second] = [anEmail(), anEmail()]
    const cookie = cookieOf(await signIn(first, password))
    const both = cookieOf(await signIn(second, password, cookie))
    await guessAt(first)
    expect((await signIn(first, password, both)).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('is mailed three times in a quarter of an hour, ten times a day, always with one answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-03T03:00:00Z') })
    const heard = openBackend({})
    const email = anEmail()
    const sent: number[] = []
    const answers = new Set<string>()
    for (let quarter = 0; quarter < 5; quarter++) {
      for (let n = 0; n < 4; n++) answers.add(await (await forgot(email)).text())
      sent.push(heard.length)
      vi.setSystemTime(Date.now() + 15 * 60_000)
    }
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
    await forgot(email)
    vi.useRealTimers()
    expect(sent).toEqual([3, 6, 9, 10, 10])
    expect(heard).toHaveLength(11)
    expect(answers.size).toBe(1)
  })

  test('is mailed to a browser that has signed in before, whatever strangers have requested', async () => {
    const heard = openBackend({ device_token: 'of this browser' })
    const email = anEmail()
    const cookie = cookieOf(await signIn(email, password))
    for (let n = 0; n < 5; n++) await forgot(email)
    await forgot(email, cookie)
    expect(heard).toHaveLength(5)
    expect(heard.at(-1)).toEqual({ email, device_token: 'of this browser' })
  })
})

describe("a browser that knows a guest's order", () => {
  const order = anOrder()
  const number = order.trx_ref.slice(0, 8)

  function openOrders() {
    const heard: Record<string, unknown>[] = []
    backendStub.use(
      http.post(`${backend}/order-lookup`, async ({ request }) => {
        const body = Object(await request.json())
        heard.push(body)
        const error = { code: 'ORDER_UNKNOWN', message: 'None.' }
        return hexOrderNumber(body.order_number) === hexOrderNumber(number)
          ? HttpResponse.json({ data: { user_order: order, order_token: 'of the lookup' } })
          : HttpResponse.json({ error }, { status: 400 })
      }),
      http.post(`${backend}/order-link`, async () => {
        heard.push({})
        return HttpResponse.json({ data: { message: 'Sent.' } })
      }),
      http.post(`${backend}/order-by-token`, () =>
        HttpResponse.json({ data: { user_order: order } }),
      ),
      http.post(`${backend}/checkout-trx`, () => {
        const payment_data = aBill({ order_id: order.trx_ref })
        return HttpResponse.json({ data: { payment_data, order_token: 'of the checkout' } })
      }),
    )
    return heard
  }

  async function press(form: 'lookup' | 'link', typed: Record<string, string>, cookie = '') {
    const mail: Record<string, string> = form === 'link' ? { mail: '1' } : {}
    const body = String(new URLSearchParams({ ...typed, ...mail }))
    return serve(await aRequest('POST', '/api/order/lookup', { body, headers: { cookie } }))
  }

  const said = async (response: Response) => (await flashOf(response, '/order'))?.message

  async function guessAtOrdersOf(email: string): Promise<void> {
    for (let n = 0; n < 10; n++) await press('lookup', { order_number: `${n}`, email })
    expect(await said(await press('lookup', { order_number: number, email }))).toMatch(/^Too many/)
  }

  /** Ways to know an order: the browser's cookie, and the token its backend receives. */
  const ways: [string, () => Promise<string>, string][] = [
    [
      'has placed it',
      async () => {
        const body = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1, guest_email: 'a@b.co' }
        const request = await aRequest('POST', '/api/checkout-trx', { body })
        const response = await serve(request)
        expect(await response.text()).not.toContain('of the checkout')
        return cookieOf(response)
      },
      'of the checkout',
    ],
    [
      'has opened it by its number',
      async () => cookieOf(await press('lookup', { order_number: number, email: anEmail() })),
      'of the lookup',
    ],
    [
      'has opened it by a link',
      async () => {
        let sealed = ''
        await keepOrderToken({ set: (_, value) => (sealed = value) }, 'of the link')
        const headers = { cookie: `order=${sealed}` }
        return cookieOf(await serve(await aRequest('GET', '/api/order', { headers })))
      },
      'of the link',
    ],
  ]

  test.each(ways)(
    "since it %s is not locked out by a stranger's guesses",
    async (_, know, token) => {
      const heard = openOrders()
      const cookie = await know()
      const email = anEmail()
      await guessAtOrdersOf(email)
      const response = await press('lookup', { order_number: ` #${number} `, email }, cookie)
      expect(setCookie(response, 'order')).toBeTruthy()
      expect(heard.at(-1)).toMatchObject({ order_token: token })
    },
  )

  test('is unknown to all other orders', async () => {
    openOrders()
    const email = anEmail()
    const cookie = cookieOf(await press('lookup', { order_number: number, email: anEmail() }))
    for (let n = 0; n < 10; n++) await press('lookup', { order_number: `${n}`, email }, cookie)
    const another = await press('lookup', { order_number: '00000000', email }, cookie)
    expect(await said(another)).toMatch(/^Too many/)
  })

  test('is not needed for a link: strangers with only the number or the address cannot block it', async () => {
    const heard = openOrders()
    const email = anEmail()
    for (let n = 0; n < 6; n++) {
      await press('link', { order_number: `${n}`, email })
      await press('link', { order_number: number, email: anEmail() })
    }
    const { length } = heard
    expect(await said(await press('link', { order_number: number, email }))).toBe('Sent.')
    expect(heard).toHaveLength(length + 1)
  })
})

test('the cookie of a browser drops the oldest accounts and orders when full', async () => {
  let cookie = ''
  const cookies = { get: () => ({ value: cookie }), set: setIt }
  function setIt(_: string, value: string) {
    cookie = value
  }
  for (let n = 0; n < 60; n++) {
    await keepKnown(cookies, { name: orderName(`${n}`), token: 'x'.repeat(65) })
  }
  await keepKnown(cookies, { name: accountName('a@b.co'), token: undefined })
  expect(cookie.length).toBeLessThan(4_000)
  expect(await readKnown(cookies, accountName('A@B.co '))).not.toBeNull()
  expect(await readKnown(cookies, orderName('#59'))).toMatchObject({ token: 'x'.repeat(65) })
  expect(await readKnown(cookies, orderName('0'))).toBeNull()
})
