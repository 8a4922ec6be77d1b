import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { staffEndpoints } from '@etalase/contract/staff.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { aCart } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { limitsOf } from '#lib/api/call-limits.ts'
import { callBackend } from '#lib/api/server.ts'

const backend = 'http://localhost:4000'

stubBackend()
beforeEach(() => {
  globalThis.etalaseReadSlots?.clear()
  globalThis.etalaseCircuits?.clear()
})
afterEach(() => {
  globalThis.etalaseReadSlots?.clear()
})

const rows = Object.entries<Endpoint>({ ...endpoints, ...staffEndpoints })

describe('the slots of a call depend on whether it reads, in every row of the contract:', () => {
  test.each(rows)('%s', (_, endpoint) => {
    const reads = endpoint.effect === 'reads'
    expect(limitsOf(endpoint)).toMatchObject({
      isRepeated: reads,
      takesSlot: reads,
      circuit: endpoint.effect,
    })
    expect(limitsOf(endpoint).timeoutMs <= 5_000).toBe(reads)
  })

  test('a GET reads, and no other method reveals what a call does', () => {
    const gets = rows.filter(([call]) => call.startsWith('GET '))
    expect(gets.filter(([, { effect }]) => effect !== 'reads')).toEqual([])
    const others = rows.filter(([call]) => !call.startsWith('GET '))
    expect(new Set(others.map(([, { effect }]) => effect))).toEqual(new Set(['reads', 'writes']))
  })
})

/** Slots for catalogue reads: of 32, 8 are reserved for a shopper's cart and orders. */
const slots = 24

/** Allows for a slow machine. */
const patiently = { timeout: 20_000 }

/** Stubs a backend whose searches wait for the test; other calls don't. Calls waiting for a slot time out at `pass`. */
function holdSearches() {
  const { pass } = holdDeadlines(2_000)
  const heard: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  backendStub.use(
    http.get(`${backend}/products`, async () => {
      heard.push('search')
      await promise
      return HttpResponse.json({ data: { products: [], product_count: 0 } })
    }),
    http.get(`${backend}/cart`, () => {
      heard.push('cart')
      return HttpResponse.json({ data: { cart: aCart() } })
    }),
    http.post(`${backend}/cart`, () =>
      HttpResponse.json({ data: { message: 'Item Added to Cart' } }),
    ),
  )
  const fill = () => expect.poll(() => heard.length, patiently).toBe(slots)
  return { heard, fill, pass, release: resolve }
}

const settled = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    ({ kind, status, retryAfterSeconds }) => ({ kind, status, retryAfterSeconds }),
  )
const search = (n: number) =>
  settled(callBackend('GET products', { query: { search: `kemeja ${n}` } }, {}, 60_000))
const readCart = () => settled(callBackend('GET cart', {}, { deviceId: 'device' }))
const addToCart = () =>
  settled(
    callBackend(
      'POST cart',
      { body: { product_detail_id: 1, size: 'M', qty: 1 } },
      { deviceId: 'device' },
    ),
  )
const many = (count: number) => Array.from({ length: count }, (_, n) => search(n))

describe('while 200 searches hang', { timeout: 60_000 }, () => {
  test('at most 24 of them are sent, while a cart and a write go out at once', async () => {
    const { heard, fill, release } = holdSearches()
    const searches = many(200)
    await fill()
    expect(await addToCart()).toBe('answered')
    expect(await readCart()).toBe('answered')
    expect(heard).toEqual([...Array(slots).fill('search'), 'cart'])
    release()
    expect(new Set(await Promise.all(searches))).toEqual(new Set(['answered']))
  })

  test('an excess one learns in words when to retry, and reaches no backend', async () => {
    const { fill, release } = holdSearches()
    const searches = many(slots + 256)
    expect(await search(999)).toEqual({ kind: 'refused', status: 503, retryAfterSeconds: 2 })
    await fill()
    release()
    await Promise.all(searches)
  })

  test('each waits for a slot for at most 2 s, without opening the circuit', async () => {
    const { fill, pass, release } = holdSearches()
    const searches = many(40)
    await fill()
    pass()
    const busy = { kind: 'refused', status: 503, retryAfterSeconds: 2 }
    expect(await Promise.all(searches.slice(slots))).toEqual(Array(40 - slots).fill(busy))
    release()
    await Promise.all(searches)
    expect(await readCart()).toBe('answered')
  })
})
