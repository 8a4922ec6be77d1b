import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { errorCodes } from '#lib/contract/error-codes.ts'
import { aCustomer, saveAddress, type TestCustomer } from '#tests/support/accounts.ts'
import { addToCart } from '#tests/support/checkout-calls.ts'
import { places, stockProduct } from '#tests/support/small-company.ts'
import { aDevice, openTestBackend, send, type TestBackend } from '#tests/support/test-backend.ts'

let backend: TestBackend
let customer: TestCustomer
let victim: TestCustomer
const device = aDevice()
const secret = 'Jl. Rahasia 99'

beforeAll(async () => {
  backend = await openTestBackend()
  await stockProduct(backend.db, { id: 1, stock: { [places.hub]: 900, [places.store]: 900 } })
  customer = await aCustomer(backend.app)
  victim = await aCustomer(backend.app)
  await saveAddress(backend.app, victim, { address_street: secret })
  await saveAddress(backend.app, customer)
  await addToCart(backend.app, device, 1)
})

afterAll(() => backend.close())

const calls = Object.entries<Endpoint>(endpoints)

const refusals = new Set([400, 401, 403, 404, 405, 413, 429])

/** Whether an answer is a success, or a refusal in words with a listed code. */
function isTold({ status, body }: Awaited<ReturnType<typeof send>>): boolean {
  if (status === 200) return true
  const { message, code } = body.error ?? { message: '', code: '' }
  return refusals.has(status) && message.length > 0 && errorCodes.some((known) => known === code)
}

/** Values that have broken other backends. */
const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  1,
  2,
  '1',
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  '9'.repeat(400),
  'NaN',
  true,
  [],
  [1, 2],
  {},
  { id: 1 },
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀'.repeat(50),
  "' or 1=1 --",
  '%',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-31 25:61:61',
  'M',
  'sari@example.com',
  'MALE',
  'ONLINE_DELIVERY',
  'PICKUP_ON_STORE',
  'UDRREG',
  places.hub,
  places.cilandak,
  31,
  3174,
)

const anyValue = fc.oneof({ weight: 5, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue() })

/** Bodies with the call's own field names, some left out, and anything in them. */
function bodies({ query, body }: Endpoint) {
  const names = Object.keys({ ...query?.shape, ...body?.shape })
  const fields = Object.fromEntries(names.map((name) => [name, anyValue]))
  return fc.record(fields, { requiredKeys: [] })
}

describe('whatever comes in', () => {
  test.each(calls)('%s answers, or says no in words, and never breaks', async (call, endpoint) => {
    const { headers } = customer
    await fc.assert(
      fc.asyncProperty(bodies(endpoint), fc.boolean(), async (input, isSignedIn) => {
        const given = endpoint.access === 'device' ? { ...device, ...input } : input
        const answer = await send(backend.app, call, given, isSignedIn ? headers : {})
        expect(isTold(answer), JSON.stringify(answer)).toBe(true)
        expect(JSON.stringify(answer.body)).not.toContain(secret)
      }),
      { numRuns: 60 },
    )
  })

  test.each(calls.filter(([name]) => !name.startsWith('GET ')))(
    '%s takes a body that is no object at all',
    async (call) => {
      for (const payload of ['null', '[]', '"text"', '1', '', '{"a":', '{"__proto__":{"x":1}}']) {
        const [method = '', path = ''] = call.split(' ')
        const response = await backend.app.inject({
          method: method as 'POST',
          url: `/${path}`,
          headers: { 'content-type': 'application/json', ...customer.headers },
          payload,
        })
        expect(isTold({ status: response.statusCode, body: response.json() })).toBe(true)
      }
    },
  )
})

describe('a request that is no call', () => {
  const inject = (method: string, url: string, payload?: string, type = 'application/json') =>
    backend.app.inject({
      method: method as 'POST',
      url,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': type } }),
    })

  test.each(calls)('%s by another method is 405 and names the right ones', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const response = await inject('PATCH', `/${path}`)
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toContain(method)
    expect(response.json().error.code).toBe('METHOD_NOT_ALLOWED')
  })

  test.each(['/nothing', '/user', '/cart/1', '/%00', '/%ff', '/..%2f..%2fetc', '/user/profile/'])(
    '%s is not found',
    async (url) => {
      const response = await inject('GET', url)
      expect([400, 404]).toContain(response.statusCode)
      expect(response.json().error.message).toBeTruthy()
    },
  )

  test('a body of a megabyte is too large', async () => {
    const response = await inject('POST', '/cart', JSON.stringify({ size: 'x'.repeat(1_000_000) }))
    expect([response.statusCode, response.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test.each([
    ['text/plain', 'hello'],
    ['application/xml', '<a/>'],
    ['application/json', '{"a":'],
  ])('a body of %s that cannot be read is 400', async (type, payload) => {
    expect((await inject('POST', '/cart', payload, type)).statusCode).toBe(400)
  })

  test('a repeated query parameter is 400', async () => {
    expect((await inject('GET', '/product?id=1&id=2')).statusCode).toBe(400)
  })

  test('an idempotency key without measure is 400', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(101) }
    const { status } = await send(backend.app, 'POST checkout-trx', { ...device }, headers)
    expect(status).toBe(400)
  })

  test.each(['/payment/notification', '/sandbox/payment', '/sandbox/payment/decision'])(
    'junk at %s is refused',
    async (url) => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (value) => {
          const response = await inject('POST', url, JSON.stringify(value))
          expect(refusals.has(response.statusCode)).toBe(true)
        }),
        { numRuns: 40 },
      )
    },
  )
})
