import { networkOf } from '@etalase/contract/rules/network.ts'
import { MemoryHitCounter } from '@etalase/front/shared/hit-counter.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, flashOf } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

const factorOfTests = env.rateLimitFactor

let log: ReturnType<typeof vi.spyOn>
stubBackend()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-03T03:00:00Z') })
  log = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  env.rateLimitFactor = factorOfTests
  log.mockRestore()
  vi.useRealTimers()
})

let count = 0

/** Returns an IP address and an e-mail address unused by other tests. */
const someone = () => ({ address: `203.0.113.${++count}`, email: `a${count}@b.co` })

/** Opens a shop with limits scaled by `factor`; returns the calls that reach its backend. */
function openShop(factor: number) {
  env.rateLimitFactor = factor
  const heard: string[] = []
  backendStub.use(
    http.all(`${backend}/*`, ({ request }) => {
      heard.push(new URL(request.url).pathname)
      const error = { message: 'The email address or password is wrong.' }
      return HttpResponse.json({ error: { ...error, code: 'WRONG_PASSWORD' } }, { status: 400 })
    }),
  )
  return heard
}

const from = (address: string) => ({ 'x-forwarded-for': address })

async function signIn({ email, address }: ReturnType<typeof someone>, isPlain = false) {
  const fields = { email, password: 'kopi susu 88' }
  const body = isPlain ? String(new URLSearchParams(fields)) : fields
  const request = await aRequest('POST', '/api/session/sign-in', { body, headers: from(address) })
  return serve(request)
}

const post = async (path: string, body: object, address: string) =>
  serve(await aRequest('POST', `/api/${path}`, { body, headers: from(address) }))

const guess = { promo_code: 'GUESS', showroom_id: 1 }

describe('a limit of the gateway', () => {
  test('answers the first excess attempt with 429, a message and the seconds to wait, without calling the backend', async () => {
    const heard = openShop(0.1)
    const sari = someone()
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await signIn(sari)).status)
    expect(statuses).toEqual([400, 400, 429])
    const refused = await signIn(sari)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await refused.json()).toEqual({
      error: {
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many attempts. Please try again in 15 minutes.',
      },
    })
    expect(heard).toHaveLength(2)
  })

  test('shows a form without scripts its message on the page, and keeps the input', async () => {
    openShop(0.05)
    const sari = someone()
    await signIn(sari, true)
    const refused = await signIn(sari, true)
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/sign-in'])
    expect(await flashOf(refused, '/sign-in')).toMatchObject({
      message: 'Too many attempts. Please try again in 15 minutes.',
      values: { email: sari.email },
    })
  })

  test('keeps the input of a form that it refuses', async () => {
    openShop(1e-9)
    const { address, email } = someone()
    const body = String(new URLSearchParams({ order_number: 'AB12CD34', email }))
    const request = await aRequest('POST', '/api/order/lookup', { body, headers: from(address) })
    const refused = await serve(request)
    expect(await flashOf(refused, '/order')).toMatchObject({
      message: 'Too many attempts. Please try again in 5 minutes.',
      values: { order_number: 'AB12CD34', email },
    })
  })

  test('on an e-mail address holds from any IP address, ignores case, and affects no other', async () => {
    openShop(0.05)
    const [sari, budi] = [someone(), someone()]
    expect((await signIn(sari)).status).toBe(400)
    const shouted = { email: ` ${sari.email.toUpperCase()}`, address: budi.address }
    expect((await signIn(shouted)).status).toBe(429)
    expect((await signIn(budi)).status).toBe(400)
  })

  test('on an IP address holds for that address alone', async () => {
    openShop(0.01)
    const [sari, budi] = [someone(), someone()]
    const statuses = []
    for (let n = 0; n < 4; n++) {
      statuses.push((await post('checkout-promo-code', guess, sari.address)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 429])
    expect((await post('checkout-promo-code', guess, budi.address)).status).toBe(400)
  })

  test('ends with its window', async () => {
    openShop(0.05)
    const sari = someone()
    await signIn(sari)
    vi.setSystemTime(new Date('2026-08-03T03:14:59Z'))
    const refused = await signIn(sari)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    vi.setSystemTime(new Date('2026-08-03T03:15:00Z'))
    expect((await signIn(sari)).status).toBe(400)
  })

  test('on all writes counts every call of an IP address', async () => {
    const heard = openShop(0.001)
    const { address } = someone()
    const shirt = { product_detail_id: 1, size: 'M', qty: 1 }
    const statuses = []
    const add = 'cart-item-increment-qty'
    for (const path of ['cart', add, 'cart', 'cart', add, 'cart', add]) {
      statuses.push((await post(path, shirt, address)).status)
    }
    expect(statuses).toEqual([...Array(6).fill(400), 429])
    expect(heard).toHaveLength(6)
  })

  test("on all reads counts those by POST too, but not the address's writes", async () => {
    const heard = openShop(0.000_1)
    const { address } = someone()
    const checkout = () => post('checkout', {}, address)
    const read = async () =>
      serve(await aRequest('GET', '/api/categories', { headers: from(address) }))
    const statuses = [await checkout(), await read(), await checkout(), await read()]
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 429])
    expect(heard).toHaveLength(3)
    env.rateLimitFactor = 1
    const shirt = { product_detail_id: 1, size: 'M', qty: 1 }
    expect((await post('cart', shirt, address)).status).toBe(400)
  })

  test('is off with a factor of 0', async () => {
    openShop(0)
    const sari = someone()
    const statuses = []
    for (let n = 0; n < 25; n++) statuses.push((await signIn(sari)).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
  })
})

test("a refusal by the backend's own limit keeps its seconds to wait", async () => {
  const error = { message: 'Too many attempts.', code: 'TOO_MANY_REQUESTS' }
  const answer = { status: 429, headers: { 'Retry-After': '42' } }
  backendStub.use(http.post(`${backend}/checkout`, () => HttpResponse.json({ error }, answer)))
  const response = await post('checkout', {}, someone().address)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
})

test('counters are bounded: beyond the limit the least recently used is dropped', async () => {
  const counter = new MemoryHitCounter(2)
  for (const key of ['a', 'b', 'a', 'c']) await counter.hit(key, 60_000)
  expect((await counter.hit('a', 60_000)).hits).toBe(3)
  expect((await counter.hit('b', 60_000)).hits).toBe(1)
})

describe('one client by address', () => {
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

test('suggestions for a search are limited by address, other reads are not', async () => {
  openShop(1 / 6_000)
  const { address } = someone()
  const read = async (path: string, query: string) =>
    serve(await aRequest('GET', `/api/${path}${query}`, { headers: from(address) }))
  expect((await read('search-suggestions', '?q=batik')).status).toBe(400)
  const refused = await read('search-suggestions', '?q=batik')
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  expect((await read('categories', '')).status).toBe(400)
})

test('a shopper from the queue is limited by their admission, not with everyone at the same address', async () => {
  openShop(1 / 300)
  const { address } = someone()
  const guessAs = async (admission: string) => {
    const headers = { ...from(address), 'x-queue-admission': admission }
    const request = await aRequest('POST', '/api/checkout-promo-code', { body: guess, headers })
    return (await serve(request)).status
  }
  await post('checkout-promo-code', guess, address)
  expect((await post('checkout-promo-code', guess, address)).status).toBe(429)
  expect(await guessAs('one')).toBe(400)
  expect(await guessAs('two')).toBe(400)
  expect(await guessAs('one')).toBe(429)
})
