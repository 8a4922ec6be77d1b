import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder, anOrderLine, aWish } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getOrder } from '#lib/api/account.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { serve } from '#lib/gateway/serve.ts'
import { loadOrderPayment } from '#lib/pages/load-placed-order.ts'
import { aRequest } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const bought = anOrderLine({ size_code: '75', size_name: '7.5' })
/** As sent by a backend with only the spec's fields. */
const nameless = { ...bought, size_name: undefined }
const order = { ...anOrder(), sales_trx_details: [bought, nameless, nameless] }

let products = 0

stubBackend()
beforeEach(() => {
  products = 0
  const sizes = [{ size_code: '75', size_name: '7 1/2', is_available: true }]
  const product = { ...aWish(), id: 1001, product_code: 'R', sizes }
  const answer = (data: object) => () => HttpResponse.json({ data })
  backendStub.use(
    http.get(`${backend}/user/order`, answer({ user_order: order })),
    http.get(`${backend}/user/orders`, answer({ user_orders: [order] })),
    http.post(`${backend}/order-by-token`, answer({ user_order: order })),
    http.get(`${backend}/order-payment`, answer(order)),
    http.get(`${backend}/product`, () => {
      products += 1
      return HttpResponse.json({ data: { product } })
    }),
  )
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Returns the order in a customer's data export, from a backend without optional calls. */
async function orderInFile() {
  const known = {
    profile: { name: 'Sari', email: 'sari@example.com', gender: 'FEMALE' },
    ...{ newsletter_subscription: 1, user_addresses: [], user_wishlists: [] },
    ...{ cart: { cart_items: [] } },
  }
  const path = (name: string) => `${backend}/${name}`
  const missing = () => HttpResponse.json({ error: { code: 'NOT_FOUND' } }, { status: 404 })
  backendStub.use(
    ...['user/profile', 'user/address', 'user/wishlist', 'cart'].map((name) =>
      http.get(path(name), () => HttpResponse.json({ data: known })),
    ),
    ...['user/passkeys', 'user/reviews', 'user/stock-alerts'].map((name) =>
      http.get(path(name), missing),
    ),
  )
  const request = await aRequest('GET', '/api/account-data', { isSignedIn: true })
  const { orders } = await (await serve(request)).json()
  return orders[0]
}

test.each([
  ['the order of a customer', () => getOrder('token', 12)],
  ['the order of a link', () => getOrderByToken('token')],
  ['the payment of an order', () => loadOrderPayment('a1', { deviceId: 'a' })],
  ['the file of a customer', orderInFile],
])(
  "%s has the name sent with its line, or else the product's, which is loaded once",
  async (_, load) => {
    const names = (await load())?.sales_trx_details?.map(({ size_name }: NamedSize) => size_name)
    expect(names).toEqual(['7.5', '7 1/2', '7 1/2'])
    expect(products).toBe(1)
  },
)

test('an order with names on all lines loads no product', async () => {
  backendStub.use(
    http.get(`${backend}/user/order`, () =>
      HttpResponse.json({ data: { user_order: { ...order, sales_trx_details: [bought] } } }),
    ),
  )
  await getOrder('token', 12)
  expect(products).toBe(0)
})

test.each([404, 500])(
  'an order shows the code when its product is answered with %i',
  async (status) => {
    backendStub.use(
      http.get(`${backend}/product`, () =>
        HttpResponse.json({ error: { message: 'No', code: 'NOT_FOUND' } }, { status }),
      ),
    )
    const lines = (await getOrder('token', 12))?.sales_trx_details
    expect(lines?.map(({ size_name }) => size_name)).toEqual(['7.5', '75', '75'])
  },
)

test('an order does not wait for a product that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = Promise.withResolvers<Response>()
  backendStub.use(
    http.get(`${backend}/product`, () => {
      vi.advanceTimersByTimeAsync(2_000)
      return late.promise
    }),
  )
  const lines = (await getOrder('token', 12))?.sales_trx_details
  expect(lines?.map(({ size_name }) => size_name)).toEqual(['7.5', '75', '75'])
  vi.useRealTimers()
  // An error would be followed by a second call.
  late.resolve(new HttpResponse(null, { status: 404 }))
})
