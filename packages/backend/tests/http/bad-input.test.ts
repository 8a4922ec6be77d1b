import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { errorCodes } from '@etalase/contract/error-codes.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCustomer, addressForm, saveAddress, type TestCustomer } from '#tests/support/accounts.ts'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice, send } from '#tests/support/test-backend.ts'

const backend = await sharedBackend()
let customer: TestCustomer
let victim: TestCustomer
const device = aDevice()
const secret = 'Jl. Rahasia 99'

beforeAll(async () => {
  await stockProduct(backend.db, { id: 1, stock: { [places.hub]: 900, [places.store]: 900 } })
  customer = await aCustomer(backend.app)
  victim = await aCustomer(backend.app)
  await saveAddress(backend.app, victim, { address_street: secret })
  await saveAddress(backend.app, customer)
  await addToCart(backend.app, device, 1)
})

/** Inputs per call; `npm run nightly` tries 60. */
const inputs = Number(process.env.RANDOM_INPUTS ?? 12)

const calls = Object.entries<Endpoint>(endpoints)

const refusals = new Set([400, 401, 403, 404, 405, 413, 429])

/** Returns whether a response is a success, or an error with a message and a listed code. */
function isHandled({ status, body }: Awaited<ReturnType<typeof send>>): boolean {
  if (status === 200) return true
  const { message, code } = body.error ?? { message: '', code: '' }
  return refusals.has(status) && message.length > 0 && errorCodes.some((known) => known === code)
}

/** Values that often break a backend. */
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

const line = { product_detail_id: 1, size: 'M', qty: 1 }
const passwords = { password: 'kopi susu 88', password_conf: 'kopi susu 88' }

/** Valid input for each call. */
const wellAsked: Partial<Record<string, object>> = {
  'GET category': { id: 6 },
  'GET category-sub': { id: 601 },
  'GET products': {
    page: 1,
    limit: 8,
    category_id: 6,
    sort: 'NEWEST',
    search: 'shirt',
    sale: 1,
    group: 'colors',
  },
  'GET product': { id: 1 },
  'POST auth/sign-in': { email: 'sari@example.com', password: 'kopi susu 88' },
  'POST auth/sign-up': { ...passwords, name: 'S', gender: 'MALE', email: 'new@example.com' },
  'POST auth/forgot-password': { email: 'sari@example.com' },
  'POST cart': line,
  'GET buy-now': line,
  'POST cart-item-increment-qty': line,
  'POST cart-item-decrement-qty': line,
  'DELETE cart-item-remove': line,
  'POST cart-adopt': { ...device, new_device_id: aDevice().local_device_id },
  'POST cart-move': { ...device, new_device_id: aDevice().local_device_id },
  'POST check-stock-location': line,
  'GET master/city': { province_id: 31 },
  'GET master/subdistrict': { city_id: 3174 },
  'GET master/subdistrict-search': { search: 'cilandak' },
  'POST checkout-promo-code': { promo_code: 'HALO', showroom_id: places.hub },
  'POST checkout-shipping': { subdistrict_id: places.cilandak, showroom_id: places.hub },
  'POST check-showroom-stock-availability': { showroom_id: places.hub },
  'POST checkout-trx': { ...deliveryBody, cart_item_ids: [1], user_address_id: 1 },
  'POST checkout-payment': { bill_no: 'x', status: '2', signature: 'x' },
  'GET order-payment': { trx_ref: 'x' },
  'GET product-promise': { product_detail_id: 1, subdistrict_id: places.cilandak },
  'POST stock-alert': { product_detail_id: 1, size: 'M', email: 'sari@example.com' },
  'POST stock-alert-stop': { token: 'x' },
  'POST order-lookup': { order_number: '1a2b3c4d', email: 'sari@example.com' },
  'POST order-by-token': { order_token: 'x' },
  'POST order-link': { order_number: '1a2b3c4d', email: 'sari@example.com', order_token: 'x' },
  'POST order-cancel': { order_token: 'x' },
  'POST user/order-cancel': { id: 1 },
  'POST auth/confirm-email': { token: 'x' },
  'POST user/confirmation-mail': {},
  'POST user/delete-account': { password: 'x' },
  'POST user/profile': { name: 'S', gender: 'MALE', email: 'sari@example.com' },
  'POST user/change-password': { ...passwords, old_password: 'x', new_password: 'kopi susu 88' },
  'POST user/wishlist': { product_detail_id: 1 },
  'DELETE user/wishlist': { product_detail_id: 1 },
  'POST user/address': addressForm,
  'PUT user/address': { ...addressForm, user_address_id: 1 },
  'DELETE user/address': { user_address_id: 1 },
  'POST user/address-primary': { user_address_id: 1 },
}

/** Generates bodies with the call's field names: valid except for one or two fields, or random. */
function bodies(call: string, { query, body }: Endpoint) {
  const names = Object.keys({ ...query?.shape, ...body?.shape })
  const fields = Object.fromEntries(names.map((name) => [name, anyValue]))
  const anything = fc.record(fields, { requiredKeys: [] })
  if (names.length === 0) return anything
  const slips = fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 2 })
  return fc.oneof(
    { weight: 3, arbitrary: slips.map((slip) => ({ ...wellAsked[call], ...slip })) },
    { weight: 1, arbitrary: anything },
  )
}

describe('random input', () => {
  test.each(calls)(
    '%s succeeds or returns a listed error, and never fails with 500',
    async (call, endpoint) => {
      const { headers } = customer
      await fc.assert(
        fc.asyncProperty(bodies(call, endpoint), fc.boolean(), async (input, isSignedIn) => {
          const fields = endpoint.access === 'device' ? { ...device, ...input } : input
          const answer = await send(backend.app, call, fields, isSignedIn ? headers : {})
          expect(isHandled(answer), JSON.stringify(answer)).toBe(true)
          expect(JSON.stringify(answer.body)).not.toContain(secret)
        }),
        { numRuns: inputs },
      )
    },
  )

  test.each(calls.filter(([name]) => !name.startsWith('GET ')))(
    '%s never fails with 500 on a body that is not an object',
    async (call) => {
      for (const payload of ['null', '[]', '"text"', '1', '', '{"a":', '{"__proto__":{"x":1}}']) {
        const [method = '', path = ''] = call.split(' ')
        const response = await backend.app.inject({
          method: method as 'POST',
          url: `/${path}`,
          headers: { 'content-type': 'application/json', ...customer.headers },
          payload,
        })
        expect(isHandled({ status: response.statusCode, body: response.json() })).toBe(true)
      }
    },
  )
})

describe('a malformed request', () => {
  const inject = (method: string, url: string, payload?: string, type = 'application/json') =>
    backend.app.inject({
      method: method as 'POST',
      url,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': type } }),
    })

  test.each(calls)('to %s by another method gets 405 with the allowed ones', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const response = await inject('PATCH', `/${path}`)
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toContain(method)
    expect(response.json().error.code).toBe('METHOD_NOT_ALLOWED')
  })

  test.each(['/nothing', '/user', '/cart/1', '/%00', '/%ff', '/..%2f..%2fetc', '/user/profile/'])(
    'to %s is not found',
    async (url) => {
      const response = await inject('GET', url)
      expect([400, 404]).toContain(response.statusCode)
      expect(response.json().error.message).toBeTruthy()
    },
  )

  test('with a body of a megabyte is too large', async () => {
    const response = await inject('POST', '/cart', JSON.stringify({ size: 'x'.repeat(1_000_000) }))
    expect([response.statusCode, response.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test.each([
    ['text/plain', 'hello'],
    ['application/xml', '<a/>'],
    ['application/json', '{"a":'],
  ])('with an unreadable body of %s gets 400', async (type, payload) => {
    expect((await inject('POST', '/cart', payload, type)).statusCode).toBe(400)
  })

  test('with a repeated query parameter gets 400', async () => {
    expect((await inject('GET', '/product?id=1&id=2')).statusCode).toBe(400)
  })

  test('by HEAD is answered like GET, without the body', async () => {
    const response = await inject('HEAD', '/product?id=1')
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect((await inject('HEAD', '/product?id=99')).statusCode).toBe(404)
  })

  test.each(['/payment/notification', '/sandbox/payment', '/sandbox/payment/decision'])(
    'with junk at %s is refused',
    async (url) => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (value) => {
          const response = await inject('POST', url, JSON.stringify(value))
          expect(refusals.has(response.statusCode)).toBe(true)
        }),
        { numRuns: inputs },
      )
    },
  )
})
