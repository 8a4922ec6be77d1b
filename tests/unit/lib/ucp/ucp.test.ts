import type { Cart, CartItem } from '@etalase/contract/cart.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aCartItem, aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as products from '#lib/api/products.ts'
import { env } from '#lib/config/env.ts'
import { handleUcp } from '#lib/ucp/handle.ts'

const backend = 'http://localhost:4000'
const agent = { 'ucp-agent': 'profile="https://agent.example/profile.json"' }

stubBackend()

/** The backend's carts by device. Sizes have ten pieces each, except XL with none. */
const carts = new Map<string, CartItem[]>()
const writes: string[] = []

const cartOf = (device: string): Cart => ({ cart_items: carts.get(device) ?? [] })

const refused = (status: number, code: string) =>
  HttpResponse.json({ error: { message: `refused: ${code}`, code } }, { status })

interface Body {
  local_device_id: string
  product_detail_id: number
  size: string
  qty: number
}

function write(change: (line: CartItem, qty: number) => number) {
  return async ({ request }: { request: Request }) => {
    const body: Body = JSON.parse(await request.text())
    const { local_device_id: device, product_detail_id, size, qty } = body
    writes.push(new URL(request.url).pathname)
    if (product_detail_id === 404) return refused(404, 'NOT_FOUND')
    const lines = carts.get(device) ?? []
    const isIt = (line: CartItem) =>
      line.product_detail_id === product_detail_id && line.size_code === size
    const line =
      lines.find(isIt) ??
      aCartItem({
        id: lines.length + 1,
        product_detail_id,
        size_code: size,
        size_name: size,
        qty: 0,
      })
    const after = change(line, qty)
    if (after > 10 || size === 'XL') return refused(409, 'OUT_OF_STOCK')
    const others = lines.filter((other) => !isIt(other))
    carts.set(device, after > 0 ? [...others, { ...line, qty: after }] : others)
    return HttpResponse.json({ data: { message: 'Done' } })
  }
}

const add = write((line, qty) => line.qty + qty)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(env, { speaksUcp: true })
  carts.clear()
  writes.length = 0
  backendStub.use(
    http.get(`${backend}/cart`, ({ request }) => {
      const device = new URL(request.url).searchParams.get('local_device_id') ?? ''
      return HttpResponse.json({ data: { cart: cartOf(device) } })
    }),
    http.post(`${backend}/cart`, add),
    http.post(`${backend}/cart-item-increment-qty`, add),
    http.post(
      `${backend}/cart-item-decrement-qty`,
      write((line, qty) => line.qty - qty),
    ),
    http.delete(
      `${backend}/cart-item-remove`,
      write(() => 0),
    ),
    http.get(`${backend}/products`, () =>
      HttpResponse.json({ data: { products: [aProduct()], product_count: 41 } }),
    ),
    http.get(`${backend}/product`, ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('id'))
      if (id !== 1001) return refused(404, 'NOT_FOUND')
      const detail = { short_description: 'Light', detailed_description: '' }
      return HttpResponse.json({ data: { product: { ...aProduct(), ...detail } } })
    }),
  )
})
afterEach(() => {
  Object.assign(env, { speaksUcp: false })
  vi.mocked(console.error).mockClear()
})

async function call(method: string, path: string, body?: unknown, headers: object = agent) {
  const request = new NextRequest(`http://shop.test/ucp/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await handleUcp(request, path.split('/'))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const lines = (...items: [id: string, quantity: number][]) => ({
  line_items: items.map(([id, quantity]) => ({ item: { id }, quantity })),
})

const kept = (body: { line_items: { id: string; quantity: number }[] }) =>
  body.line_items.map(({ id, quantity }) => [id, quantity])

const withKey = (key: string) => ({ ...agent, 'idempotency-key': key })

describe('the protocol', () => {
  test('is off in a shop that has not enabled it', async () => {
    Object.assign(env, { speaksUcp: false })
    expect((await call('POST', 'carts', lines(['1001:M', 1]))).status).toBe(404)
    expect(carts.size).toBe(0)
  })

  test.each([
    ['nothing', {}],
    ['no profile', { 'ucp-agent': 'version="2026-04-08"' }],
    ['a profile that is no address', { 'ucp-agent': 'profile="javascript:alert(1)"' }],
  ])('refuses a platform that sends %s about itself', async (_, headers) => {
    const { status, body } = await call('POST', 'carts', lines(['1001:M', 1]), headers)
    expect([status, body.code]).toEqual([400, 'invalid_profile_url'])
    expect(writes).toEqual([])
  })

  test('refuses another version, and accepts its own', async () => {
    const version = (name: string) => ({ 'ucp-agent': `${agent['ucp-agent']}; version="${name}"` })
    const other = await call('POST', 'catalog/search', {}, version('2099-01-01'))
    expect([other.status, other.body.code]).toEqual([422, 'version_unsupported'])
    const own = await call('POST', 'catalog/search', {}, version('2026-04-08'))
    expect([own.status, own.body.ucp.version]).toEqual([200, '2026-04-08'])
  })

  test.each([
    ['GET', 'carts'],
    ['DELETE', 'carts/cart_x'],
    ['POST', 'orders'],
    ['GET', 'constructor'],
    ['POST', '__proto__'],
  ])('has no call %s %s', async (method, path) => {
    expect((await call(method, path)).status).toBe(404)
  })

  test.each([
    ['malformed JSON', '{"line_items":'],
    ['no lines', { line_items: [] }],
    ['a quantity of none', lines(['1001:M', 0])],
    ['a fraction', lines(['1001:M', 1.5])],
    ['more than a link carries', lines(['1001:M', 100])],
    ['an item without an id', { line_items: [{ item: {}, quantity: 1 }] }],
    [
      'too many lines',
      lines(...Array.from({ length: 21 }, (_, i) => [`${i + 1}:M`, 1] as [string, number])),
    ],
  ])('refuses a cart of %s, and creates no cart', async (_, body) => {
    expect((await call('POST', 'carts', body)).status).toBe(400)
    expect(writes).toEqual([])
  })

  test('is never cached', async () => {
    const { headers } = await call('POST', 'carts', lines(['1001:M', 1]))
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test("keeps the cart's owner out of the log", async () => {
    backendStub.use(http.get(`${backend}/cart`, () => HttpResponse.json({}, { status: 500 })))
    const id = 'cart_5be995ef-cf37-4bdf-be44-bc153e2da15e'
    expect((await call('GET', `carts/${id}`)).status).toBeGreaterThanOrEqual(500)
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('5be995ef')
  })
})

describe('the catalogue', () => {
  test('has sizes as variants, and prices in the minor unit', async () => {
    const { body } = await call('POST', 'catalog/search', {
      query: 'shirt',
      pagination: { limit: 10 },
    })
    expect(body.products[0]).toMatchObject({
      id: '1001',
      price_range: { min: { amount: 29_900_000, currency: 'IDR' } },
      variants: [{ id: '1001:M', availability: { available: true } }],
    })
    expect(body.pagination).toEqual({ has_next_page: true, total_count: 41, cursor: '2' })
  })

  test('reports unknown identifiers, and returns the others', async () => {
    const { body } = await call('POST', 'catalog/lookup', { ids: ['1001:M', '1001:XS', '7', 'x'] })
    expect(body.products).toHaveLength(1)
    expect(body.products[0].variants[0].inputs).toEqual([{ id: '1001:M', match: 'exact' }])
    expect(body.messages.map(({ content }: { content: string }) => content)).toEqual([
      '1001:XS',
      '7',
      'x',
    ])
  })

  test('answers a request for a missing product without one', async () => {
    const { status, body } = await call('POST', 'catalog/product', { id: '7' })
    expect([status, body.ucp.status, body.messages[0].code]).toEqual([200, 'error', 'not_found'])
  })

  test.each(['catalog/search', 'catalog/lookup', 'catalog/product'])(
    'reports at %s that the backend is down, with a retry time, even for a cached failure',
    async (path) => {
      const digested = Object.assign(new Error('An error occurred'), { digest: '4711' })
      vi.spyOn(products, 'getProducts').mockRejectedValue(digested)
      vi.spyOn(products, 'getProduct').mockRejectedValue(digested)
      const { status, headers } = await call('POST', path, { id: '1', ids: ['1'] })
      expect([status, headers.get('retry-after')]).toEqual([503, '30'])
    },
  )
})

describe('a cart', () => {
  test('can be created, read, changed and ended', async () => {
    const made = await call('POST', 'carts', lines(['1001:M', 2], ['1002:S', 1]))
    expect(made.status).toBe(201)
    expect(made.body.totals[0]).toEqual({ type: 'subtotal', amount: 3 * 29_900_000 })
    const path = `carts/${made.body.id}`
    expect(kept((await call('GET', path)).body)).toEqual([
      ['1001:M', 2],
      ['1002:S', 1],
    ])
    const changed = await call('PUT', path, lines(['1001:M', 1], ['1003:L', 4]))
    expect(kept(changed.body).toSorted()).toEqual([
      ['1001:M', 1],
      ['1003:L', 4],
    ])
    expect(kept((await call('POST', `${path}/cancel`)).body)).toHaveLength(2)
    expect((await call('GET', path)).body.messages[0].code).toBe('not_found')
  })

  test('is handed over by an address that asks the shopper first, with its content', async () => {
    const { body } = await call('POST', 'carts', lines(['1001:M', 2]))
    const { pathname, searchParams } = new URL(body.continue_url)
    expect([pathname, searchParams.get('items')]).toEqual(['/cart/add', '1001:M:2'])
  })

  test('without any available item is not created', async () => {
    const { status, body } = await call(
      'POST',
      'carts',
      lines(['1001:XL', 1], ['404:M', 1], ['x', 1]),
    )
    expect([status, body.ucp.status]).toEqual([200, 'error'])
    expect(body.messages.map(({ code }: { code: string }) => code)).toEqual([
      'out_of_stock',
      'not_found',
      'not_found',
    ])
    expect(body).not.toHaveProperty('id')
  })

  test('keeps available items, and reports the others', async () => {
    const { body } = await call('POST', 'carts', lines(['1001:M', 1], ['1001:XL', 1]))
    expect(kept(body)).toEqual([['1001:M', 1]])
    expect(body.messages[0]).toMatchObject({ code: 'out_of_stock', severity: 'recoverable' })
  })

  test('stays unchanged when more is requested than in stock', async () => {
    const { body } = await call('POST', 'carts', lines(['1001:M', 2]))
    const changed = await call('PUT', `carts/${body.id}`, lines(['1001:M', 11]))
    expect(kept(changed.body)).toEqual([['1001:M', 2]])
    expect(changed.body.messages[0].code).toBe('out_of_stock')
  })

  test.each(['cart_5be995ef-cf37-4bdf-be44-bc153e2da15e', 'cart_x', 'chk_x', 'x'])(
    "is not created under a client's own id: %s",
    async (id) => {
      const { body } = await call('PUT', `carts/${id}`, lines(['1001:M', 1]))
      expect(body.messages[0].code).toBe('not_found')
      expect(writes).toEqual([])
    },
  )
})

describe('the same idempotency key', () => {
  test('creates the same cart, once', async () => {
    const first = await call('POST', 'carts', lines(['1001:M', 2]), withKey('a'))
    const again = await call('POST', 'carts', lines(['1001:M', 2]), withKey('a'))
    expect(again.body).toEqual(first.body)
    expect(writes).toHaveLength(1)
  })

  test('with another cart is refused, and changes nothing', async () => {
    await call('POST', 'carts', lines(['1001:M', 2]), withKey('b'))
    const other = await call('POST', 'carts', lines(['1001:M', 3]), withKey('b'))
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
    expect(writes).toHaveLength(1)
  })

  test('continues an interrupted first call, and reports the same missing items', async () => {
    const items = lines(['1001:M', 2], ['1002:M', 1], ['1001:XL', 1])
    const first = await call('POST', 'carts', items, withKey('e'))
    const device = first.body.id.slice(5)
    carts.set(device, carts.get(device)?.slice(0, 1) ?? [])
    const again = await call('POST', 'carts', items, withKey('e'))
    expect(again.status).toBe(201)
    expect(kept(again.body).toSorted()).toEqual(kept(first.body).toSorted())
    expect(again.body.messages).toEqual(first.body.messages)
  })

  test.each([
    ['more', lines(['1001:M', 2], ['1002:M', 1])],
    ['less', lines(['1001:M', 1])],
  ])('with %s than before is refused', async (name, items) => {
    await call('POST', 'carts', lines(['1001:M', 2]), withKey(name))
    expect((await call('POST', 'carts', items, withKey(name))).status).toBe(409)
  })

  test('of another platform creates another cart', async () => {
    const other = { ...withKey('d'), 'ucp-agent': 'profile="https://other.example/p.json"' }
    const one = await call('POST', 'carts', lines(['1001:M', 2]), withKey('d'))
    const two = await call('POST', 'carts', lines(['1001:M', 2]), other)
    expect(one.body.id).not.toBe(two.body.id)
  })

  test('is separate for checkouts, and without a key two carts are created', async () => {
    const cart = await call('POST', 'carts', lines(['1001:M', 2]), withKey('c'))
    const checkout = await call('POST', 'checkout-sessions', lines(['1001:M', 2]), withKey('c'))
    expect(checkout.body.id.slice(4)).not.toBe(cart.body.id.slice(5))
    const [one, two] = [
      await call('POST', 'carts', lines(['1001:M', 1])),
      await call('POST', 'carts', lines(['1001:M', 1])),
    ]
    expect(one.body.id).not.toBe(two.body.id)
  })
})

describe('a checkout', () => {
  test('is handed over to the shop by every call', async () => {
    const made = await call('POST', 'checkout-sessions', lines(['1001:M', 1]))
    const path = `checkout-sessions/${made.body.id}`
    const all = [
      made,
      await call('GET', path),
      await call('PUT', path, lines(['1001:M', 2])),
      await call('POST', `${path}/complete`, { payment: {} }),
    ]
    for (const { body } of all) {
      expect(body.status).toBe('requires_escalation')
      expect(body.continue_url).toContain('/cart/add?items=')
      expect(body.messages.at(-1)).toMatchObject({ severity: 'requires_buyer_review' })
    }
    expect(all.map(({ status }) => status)).toEqual([201, 200, 200, 200])
  })

  test("of a cart has the cart's lines", async () => {
    const cart = await call('POST', 'carts', lines(['1001:M', 2]))
    const made = await call('POST', 'checkout-sessions', {
      cart_id: cart.body.id,
      ...lines(['1009:S', 9]),
    })
    expect(kept(made.body)).toEqual([['1001:M', 2]])
    const none = await call('POST', 'checkout-sessions', { cart_id: 'cart_x' })
    expect([none.status, none.body.messages[0].code]).toEqual([200, 'not_found'])
  })

  test('that was ended can be neither changed nor completed', async () => {
    const { body } = await call('POST', 'checkout-sessions', lines(['1001:M', 1]))
    const path = `checkout-sessions/${body.id}`
    expect((await call('POST', `${path}/cancel`)).body.status).toBe('canceled')
    const after = [
      await call('PUT', path, lines(['1001:M', 1])),
      await call('POST', `${path}/complete`, {}),
      await call('POST', `${path}/cancel`),
      await call('GET', path),
    ]
    for (const answer of after) expect(answer.body.ucp.status).toBe('error')
  })
})
