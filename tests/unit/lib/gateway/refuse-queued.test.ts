import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aBill, aCart, aCartItem, aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, goesTo } from '#tests/support/shop-request.ts'

stubBackend()

const line = { product_detail_id: 1001, size: 'M', qty: 1 }

/** Adds a product of sub-category 603 in category 6 from a device not admitted to the sale. */
async function add(barred: string | null, call = 'cart') {
  const place = { id: 603, name: 'Shirts', category: { id: 6, name: 'Men' } }
  const product = { ...aProduct(), category_sub: place, related_products: [] }
  const heard: string[] = []
  backendStub.use(
    http.get('http://localhost:4000/product', () => HttpResponse.json({ data: { product } })),
    http.all('http://localhost:4000/*', ({ request }) => {
      heard.push(request.url)
      const data = { message: 'Item Added to Cart', cart: { cart_items: [] } }
      return HttpResponse.json({ data })
    }),
  )
  const headers: Record<string, string> = barred === null ? {} : { 'x-queue-barred': barred }
  const request = await aRequest('POST', `/api/${call}`, { body: line, headers })
  const response = await serve(request)
  const { error } = await response.json()
  return { status: response.status, code: error?.code, hasReached: heard.length > 0 }
}

test.each(['/product/1001', '/products?category_id=6', '/product/9 /products?category_sub_id=603'])(
  'a piece of %s stays out of the cart of a queued device, without a backend call',
  async (barred) => {
    const refused = { status: 429, code: 'QUEUED', hasReached: false }
    expect(await add(barred)).toEqual(refused)
    expect(await add(barred, 'cart-item-increment-qty')).toEqual(refused)
  },
)

const sent = { product_detail_id: '1001', size: 'M', qty: '1', items: '1001:M:1' }

test.each([
  ['add', sent],
  ['fill', sent],
  ['add', { ...sent, buy_now: '1' }],
] as const)(
  'the form %s of a queued device leads to the queue, and then back to its page: %j',
  async (change, fields) => {
    await add(null)
    const { nextUrl, headers } = await aRequest(
      'POST',
      change === 'add' ? '/api/cart' : `/api/cart/${change}`,
      {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-queue-barred': '/product/1001',
          referer: 'http://localhost:3000/cart/add?items=1001:M:1',
          cookie: `device_id=${crypto.randomUUID()}`,
        },
      },
    )
    const init = { method: 'POST', headers, body: new URLSearchParams(fields) }
    const response = await serve(new NextRequest(nextUrl, init))
    const next = encodeURIComponent('/cart/add?items=1001:M:1')
    expect(goesTo(response)).toEqual([303, `/queue?next=${next}`])
  },
)

test('every other piece can be added', async () => {
  expect((await add('/product/1002 /products?category_id=7')).status).toBe(200)
  expect((await add(null)).status).toBe(200)
})

describe('an order by a queued device while product 1001 is on sale', () => {
  /** Orders the checked cart's lines; returns the backend's requests and the outcome. */
  async function order(cart: readonly { id: number; product: number }[], given: object = {}) {
    const heard: { cart_item_ids?: number[] }[] = []
    const items = cart.map(({ id, product }) => aCartItem({ id, product_detail_id: product }))
    backendStub.use(
      http.get('http://localhost:4000/product', () => new HttpResponse(null, { status: 404 })),
      http.get('http://localhost:4000/cart', () =>
        HttpResponse.json({ data: { cart: aCart(...items) } }),
      ),
      http.post('http://localhost:4000/checkout-trx', async ({ request }) => {
        heard.push(Object(await request.json()))
        return HttpResponse.json({ data: { payment_data: aBill() } })
      }),
    )
    const body = {
      shipping_type: 'PICKUP_ON_STORE',
      showroom_id: 7,
      guest_email: 'sari@example.com',
      ...given,
    }
    const headers = { 'x-queue-barred': '/product/1001', 'idempotency-key': 'key' }
    const request = await aRequest('POST', '/api/checkout-trx', { body, headers })
    const response = await serve(request)
    return { status: response.status, ids: heard.map(({ cart_item_ids: ids }) => ids) }
  }

  const [ordinary, another] = [
    { id: 11, product: 1002 },
    { id: 12, product: 1003 },
  ]

  test('covers the checked lines, and no line added to the cart afterwards', async () => {
    expect(await order([ordinary, another])).toEqual({ status: 200, ids: [[11, 12]] })
  })

  test('covers only the checked lines that its shopper saw', async () => {
    expect(await order([ordinary, another], { cart_item_ids: [12] })).toEqual({
      status: 200,
      ids: [[12]],
    })
  })

  test('covers no line when a line that its shopper saw could not be checked', async () => {
    expect((await order([ordinary], { cart_item_ids: [11, 13] })).ids).toEqual([[]])
  })

  test('reaches no backend when a line is of that product', async () => {
    expect(await order([ordinary, { id: 13, product: 1001 }])).toEqual({ status: 429, ids: [] })
  })
})
