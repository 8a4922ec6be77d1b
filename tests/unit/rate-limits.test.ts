import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryHitCounter } from '#lib/gateway/hit-counter.ts'
import { networkOf } from '#lib/rules/network-of.ts'
import { backendStub } from '#tests/support/backend-stub.ts'
import { aRequest, setCookie } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

beforeAll(() => backendStub.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-03T03:00:00Z') })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.resetModules()
  backendStub.resetHandlers()
})
afterAll(() => backendStub.close())

/** A shop with fresh counters, and how many calls reached its backend. */
async function openShop(factor: string) {
  vi.stubEnv('RATE_LIMIT_FACTOR', factor)
  const heard: string[] = []
  backendStub.use(
    http.all(`${backend}/*`, ({ request }) => {
      heard.push(new URL(request.url).pathname)
      const error = { message: 'The email address or the password is wrong.' }
      return HttpResponse.json({ error: { ...error, code: 'WRONG_PASSWORD' } }, { status: 400 })
    }),
  )
  const { handleSessionForm } = await import('#lib/gateway/session-handlers.ts')
  const { gateway } = await import('#lib/gateway/gateway.ts')
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const signIn = async (email: string, address: string, isPlain = false) => {
    const fields = { email, password: 'kopi susu 88' }
    const body = isPlain ? String(new URLSearchParams(fields)) : fields
    const given = { body, headers: from(address) }
    return handleSessionForm(await aRequest('POST', '/api/session/sign-in', given), 'sign-in')
  }
  const post = async (path: string, body: object, address: string) =>
    gateway(await aRequest('POST', `/api/${path}`, { body, headers: from(address) }), path)
  return { heard, signIn, post }
}

const guess = { promo_code: 'GUESS', showroom_id: 1 }

describe('a limit of the gateway', () => {
  test('answers one attempt too many with 429, words, the seconds to wait, and no call of the backend', async () => {
    const { heard, signIn } = await openShop('0.1')
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await signIn('a@b.co', '203.0.113.7')).status)
    expect(statuses).toEqual([400, 400, 429])
    const refused = await signIn('a@b.co', '203.0.113.7')
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await refused.json()).toEqual({
      error: {
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many attempts. Please try again in 15 minutes.',
      },
    })
    expect(heard).toHaveLength(2)
  })

  test('tells a form without scripts on its page, and keeps what was typed', async () => {
    const { signIn } = await openShop('0.05')
    await signIn('a@b.co', '203.0.113.7', true)
    const refused = await signIn('a@b.co', '203.0.113.7', true)
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/sign-in'])
    const { readFlash } = await import('#lib/session/flash.ts')
    const cookie = setCookie(refused, 'form') ?? ''
    expect(await readFlash({ get: () => ({ value: cookie }) }, '/sign-in')).toMatchObject({
      message: 'Too many attempts. Please try again in 15 minutes.',
      values: { email: 'a@b.co' },
    })
  })

  test('on an e-mail address holds from any address, in upper and lower case, and for no other', async () => {
    const { signIn } = await openShop('0.05')
    expect((await signIn('a@b.co', '203.0.113.7')).status).toBe(400)
    expect((await signIn(' A@B.co', '203.0.113.8')).status).toBe(429)
    expect((await signIn('c@b.co', '203.0.113.8')).status).toBe(400)
  })

  test('on an address holds for that address alone', async () => {
    const { post } = await openShop('0.01')
    const statuses = []
    for (let n = 0; n < 4; n++) {
      statuses.push((await post('checkout-promo-code', guess, '203.0.113.7')).status)
    }
    expect(statuses).toEqual([400, 400, 400, 429])
    expect((await post('checkout-promo-code', guess, '203.0.113.8')).status).toBe(400)
  })

  test('ends with its window', async () => {
    const { signIn } = await openShop('0.05')
    await signIn('a@b.co', '203.0.113.7')
    vi.setSystemTime(new Date('2026-08-03T03:14:59Z'))
    const refused = await signIn('a@b.co', '203.0.113.7')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    vi.setSystemTime(new Date('2026-08-03T03:15:00Z'))
    expect((await signIn('a@b.co', '203.0.113.7')).status).toBe(400)
  })

  test('on all writes counts every call of an address, whatever it is', async () => {
    const { heard, post } = await openShop('0.001')
    const shirt = { product_detail_id: 1, size: 'M', qty: 1 }
    const statuses = []
    for (const path of ['cart', 'checkout', 'cart', 'cart', 'checkout', 'cart', 'checkout']) {
      statuses.push((await post(path, shirt, '203.0.113.7')).status)
    }
    expect(statuses).toEqual([...Array(6).fill(400), 429])
    expect(heard).toHaveLength(6)
  })

  test('is off with a factor of 0', async () => {
    const { post } = await openShop('0')
    for (let n = 0; n < 400; n++) {
      expect((await post('checkout-promo-code', guess, '203.0.113.7')).status).toBe(400)
    }
  })
})

test("a refusal of the backend's own limit keeps its seconds to wait", async () => {
  const { post } = await openShop('1')
  const error = { message: 'Too many attempts.', code: 'TOO_MANY_REQUESTS' }
  const answer = { status: 429, headers: { 'Retry-After': '42' } }
  backendStub.use(http.post(`${backend}/checkout`, () => HttpResponse.json({ error }, answer)))
  const response = await post('checkout', {}, '203.0.113.7')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
})

test('counters have a bound: beyond it the one that rested longest is dropped', async () => {
  const counter = new MemoryHitCounter(2)
  for (const key of ['a', 'b', 'a', 'c']) await counter.hit(key, 60_000)
  expect((await counter.hit('a', 60_000)).hits).toBe(3)
  expect((await counter.hit('b', 60_000)).hits).toBe(1)
})

describe('one shopper by address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['203.0.113.7:443', 'unknown'],
    [undefined, 'unknown'],
  ])('%j is %j', (address, network) => expect(networkOf(address)).toBe(network))
})
