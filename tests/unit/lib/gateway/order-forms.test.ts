import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder } from '@etalase/testkit/builders.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { serve } from '#lib/gateway/serve.ts'
import { keepOrderToken, readOrderToken } from '#lib/session/order-cookie.ts'
import { backendSays } from '#tests/support/backend-says.ts'
import { aRequest, flashOf, goesTo, setCookie } from '#tests/support/shop-request.ts'

const token = '7.1800000000.the-token-of-an-order'
const typed = 'order_number=1A2B3C4D&email=sari%40example.com'

const factorOfTests = env.rateLimitFactor
let logged: unknown[]

stubBackend()
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...line) => logged.push(...line))
  vi.spyOn(console, 'warn').mockImplementation((...line) => logged.push(...line))
})
afterEach(() => {
  env.rateLimitFactor = factorOfTests
  vi.mocked(console.error).mockClear()
})

const refusal = (code: string, message: string) => ({ error: { code, message } })

async function orderCookie(): Promise<string> {
  let sealed = ''
  await keepOrderToken({ set: (_, value) => (sealed = value) }, token)
  return `order=${sealed}`
}

async function press(form: string, body = typed, headers: Record<string, string> = {}) {
  return serve(await aRequest('POST', `/api/order/${form}`, { body, headers }))
}

const said = (response: Response) => flashOf(response, '/order')

const kept = (response: Response) =>
  readOrderToken({ get: () => ({ value: setCookie(response, 'order') ?? '' }) })

describe('an order number and e-mail address', () => {
  test('open the order: its token goes into a sealed cookie, and the URL has neither', async () => {
    const data = { user_order: anOrder(), order_token: token }
    const heard = backendSays('order-lookup', { data })
    const response = await press('lookup')
    expect(goesTo(response)).toEqual([303, '/order'])
    expect(await kept(response)).toBe(token)
    expect(response.headers.getSetCookie().join()).not.toContain(token)
    expect(heard).toEqual([{ order_number: '1A2B3C4D', email: 'sari@example.com' }])
  })

  test('that match no order show an error, and stay filled in', async () => {
    const message = "We couldn't find an order with this number and email address."
    backendSays('order-lookup', refusal('ORDER_UNKNOWN', message), 400)
    const response = await press('lookup')
    expect(setCookie(response, 'order')).toBeUndefined()
    expect(await said(response)).toMatchObject({
      message,
      isDone: false,
      values: { order_number: '1A2B3C4D', email: 'sari@example.com' },
    })
  })

  test.each([
    [
      '',
      { order_number: 'Please enter your order number', email: 'Please enter your email address' },
    ],
    ['order_number=1A2B3C4D&email=sari', { email: 'Please enter a valid email address' }],
    [
      `order_number=${'x'.repeat(41)}&email=a%40b.co`,
      { order_number: 'Please use at most 40 characters. You have 41.' },
    ],
  ])(
    'that are invalid (%s) show an error at the field, without a call to the backend',
    async (body, problems) => {
      const heard = backendSays('order-lookup', {})
      expect((await said(await press('lookup', body)))?.problems).toEqual(problems)
      expect(heard).toEqual([])
    },
  )

  test('show a message when the backend lacks the call', async () => {
    backendSays('order-lookup', refusal('NOT_FOUND', 'There is nothing here.'), 404)
    expect(await said(await press('lookup'))).toMatchObject({
      message: "You can't open orders here right now.",
    })
  })

  test('stay out of the log when the backend fails', async () => {
    backendSays('order-lookup', {}, 500)
    expect((await said(await press('lookup')))?.message).toMatch(/^Error 500/)
    expect(logged.join()).toContain('order-lookup')
    expect(logged.join()).not.toMatch(/sari|1A2B3C4D/i)
  })

  test('can be tried ten times in a quarter of an hour per address', async () => {
    env.rateLimitFactor = 1
    backendSays('order-lookup', refusal('ORDER_UNKNOWN', 'None.'), 400)
    const body = 'order_number=1A2B3C4D&email=limited%40example.com'
    const messages: unknown[] = []
    for (let n = 0; n < 11; n++) messages.push((await said(await press('lookup', body)))?.message)
    expect(messages.slice(9)).toEqual([
      'None.',
      'Too many attempts. Please try again in 15 minutes.',
    ])
  })
})

describe('an order link', () => {
  test("is requested by number and e-mail address, and shows the backend's answer", async () => {
    const heard = backendSays('order-link', { data: { message: 'If there is such an order, …' } })
    const response = await press('lookup', `${typed}&mail=1`)
    expect(await said(response)).toMatchObject({
      message: 'If there is such an order, …',
      isDone: true,
      values: {},
    })
    expect(heard).toEqual([{ order_number: '1A2B3C4D', email: 'sari@example.com' }])
  })

  test('that has expired is renewed by its token alone', async () => {
    const heard = backendSays('order-link', { data: { message: 'On its way.' } })
    const response = await press('renew', '', { cookie: await orderCookie() })
    expect(await said(response)).toMatchObject({ message: 'On its way.', isDone: true })
    expect(heard).toEqual([{ order_token: token }])
  })

  test('is not renewed for a browser that has not opened one', async () => {
    const heard = backendSays('order-link', {})
    expect(goesTo(await press('renew', ''))).toEqual([303, '/order'])
    expect(heard).toEqual([])
  })
})

describe('the opened order', () => {
  test('is returned to its browser, without its token, and is not cached', async () => {
    const user_order = anOrder()
    backendSays('order-by-token', { data: { user_order } })
    const request = await aRequest('GET', '/api/order', {
      headers: { cookie: await orderCookie() },
    })
    const response = await serve(request)
    const body = await response.text()
    expect(JSON.parse(body).data.user_order.trx_ref).toBe(user_order.trx_ref)
    expect(body).not.toContain(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is missing in another browser, after its link has expired, or with a forged cookie', async () => {
    backendSays('order-by-token', refusal('LINK_EXPIRED', 'Expired.'), 400)
    for (const cookie of ['', 'order=forged', await orderCookie()]) {
      const response = await serve(await aRequest('GET', '/api/order', { headers: { cookie } }))
      expect(response.status).toBe(404)
    }
  })

  test('can be closed with one click', async () => {
    const response = await press('close', '', { cookie: await orderCookie() })
    expect(setCookie(response, 'order')).toBe('')
  })
})
