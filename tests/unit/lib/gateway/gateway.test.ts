import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aBill, aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'

const backend = 'http://localhost:4000'
const device = '5be995ef-cf37-4bdf-be44-bc153e2da15e'
const shirt = { product_detail_id: 1, size: 'M', qty: 1 }

stubBackend()

interface Given {
  body?: unknown
  headers?: Record<string, string>
  query?: string
}

function call(method: string, path: string, { body, headers = {}, query = '' }: Given = {}) {
  const request = new NextRequest(`http://shop.test/api/${path}${query}`, {
    method,
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      cookie: `device_id=${device}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(method === 'GET'
      ? {}
      : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
  })
  return serve(request)
}

/** Records what reaches the backend. */
function record(path: string, answer: object, method: 'get' | 'post' = 'post') {
  const received: { body?: unknown; headers?: Headers; url?: URL } = {}
  backendStub.use(
    http[method](`${backend}/${path}`, async ({ request }) => {
      received.url = new URL(request.url)
      received.headers = request.headers
      if (method === 'post') received.body = await request.json()
      return HttpResponse.json(answer)
    }),
  )
  return received
}

const emptyCart = { data: { cart: aCart() } }

describe('the gateway', () => {
  const evil = '{"access_token":"forged","polluted":true}'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each([
    [`{"__proto__":${evil}}`, {}],
    [`{"constructor":{"prototype":${evil}}}`, {}],
    [`{"product_detail_id":1,"size":"M","qty":1,"__proto__":${evil}}`, {}],
    ['__proto__[polluted]=1&__proto__=x&constructor=x&product_detail_id=1&size=M&qty=1', form],
  ])('keeps the keys of %s out of every object', async (body, headers) => {
    const added = record('cart', { data: { message: 'Item Added to Cart' } })
    record('cart', emptyCart, 'get')
    await call('POST', 'cart', { body, headers })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Object.keys(Object(added.body))).not.toContain('__proto__')
    expect(JSON.stringify(added.body ?? {})).not.toMatch(/forged|polluted|constructor/)
  })

  test('adds the device id and the default headers, and answers a write with the fresh cart', async () => {
    const added = record('cart', { data: { message: 'Item Added to Cart' } })
    record('cart', { data: { cart: aCart(aCartItem({ qty: 2 })) } }, 'get')
    const response = await call('POST', 'cart', { body: shirt })
    expect(await response.json()).toMatchObject({
      data: { message: 'Item Added to Cart', cart: { cart_items: [{ qty: 2 }] } },
    })
    expect(added.body).toEqual({ ...shirt, local_device_id: device })
    const sent = ['authorization-type', 'device', 'app-version', 'app-build', 'brand-code']
    expect(sent.map((name) => added.headers?.get(name))).toEqual([
      'USER',
      'WEB',
      '1.1.0',
      '1',
      'SANDANG',
    ])
  })

  test('creates a device id for a new shopper on the first write, which scripts cannot read', async () => {
    record('cart', { data: { message: 'ok' } })
    record('cart', emptyCart, 'get')
    const response = await call('POST', 'cart', { body: shirt, headers: { cookie: '' } })
    expect(response.headers.get('set-cookie')).toMatch(
      /^device_id=[0-9a-f-]{36};.*Max-Age=34560000;.*HttpOnly.*SameSite=lax/i,
    )
  })

  test('replaces a device id that we did not make', async () => {
    const added = record('cart', { data: { message: 'ok' } })
    record('cart', emptyCart, 'get')
    await call('POST', 'cart', { body: shirt, headers: { cookie: 'device_id=../../etc' } })
    expect(JSON.stringify(added.body)).not.toContain('etc')
  })

  test('keeps a field unknown to the contract from the backend', async () => {
    const added = record('cart', { data: { message: 'ok' } })
    record('cart', emptyCart, 'get')
    await call('POST', 'cart', { body: { ...shirt, local_device_id: 'another', admin: true } })
    expect(added.body).toEqual({ ...shirt, local_device_id: device })
  })

  test('makes public answers cacheable, and personal ones not', async () => {
    record('products', { data: { products: [], product_count: 0 } }, 'get')
    record('cart', emptyCart, 'get')
    expect((await call('GET', 'products')).headers.get('cache-control')).toContain('public')
    expect((await call('GET', 'cart')).headers.get('cache-control')).toBe('no-store')
  })
})

test('queues an order behind the previous one of the same device, but not of others', async () => {
  const other = '7c2f4b1e-90aa-4f0e-8a55-0d7b1f6f7c11'
  const heard: string[] = []
  const held = Promise.withResolvers<void>()
  backendStub.use(
    http.post<never, { local_device_id: string }>(
      `${backend}/checkout-trx`,
      async ({ request }) => {
        const { local_device_id: id } = await request.json()
        heard.push(id)
        if (id === device) await held.promise
        return HttpResponse.json({ data: { payment_data: aBill() } })
      },
    ),
  )
  const order = (id: string) =>
    call('POST', 'checkout-trx', {
      body: { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1, guest_email: 'sari@example.com' },
      headers: { cookie: `device_id=${id}` },
    })
  const both = [order(device), order(device)]
  // Sent last, so the backend would already have received the second order if it had not waited.
  expect((await order(other)).status).toBe(200)
  expect(heard.toSorted()).toEqual([device, other])
  held.resolve()
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect(heard.filter((id) => id === device)).toHaveLength(2)
})

describe('the gateway refuses', () => {
  test.each(['product-index', 'product-index-pages'])(
    '%s, which our server calls itself',
    async (path) => {
      const asked = record(path, { data: { products: [], pages: [] } }, 'get')
      expect((await call('GET', path)).status).toBe(404)
      expect(asked.url).toBeUndefined()
    },
  )

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('a write with %o, before the backend gets it', async (headers) => {
    expect((await call('POST', 'cart', { body: shirt, headers })).status).toBe(403)
  })

  test.each(['auth/sign-in', 'auth/sign-up', 'payment/notification', '../outbox', 'toString'])(
    'the path %o, which browsers do not need',
    async (path) => {
      expect((await call('GET', path)).status).toBe(404)
    },
  )

  test('a wrong method, and names the allowed ones', async () => {
    const response = await call('PATCH', 'cart')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

describe('an error', () => {
  /** Returns the response and the log lines; these tests expect the logging. */
  async function failing(run: () => Promise<Response>) {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await run()
    const lines = log.mock.calls.map(([line]) => String(line))
    log.mockClear()
    return { response, lines }
  }

  test.each([
    ['{"qty":', 400],
    [JSON.stringify({ ...shirt, qty: -1 }), 400],
    [JSON.stringify({ ...shirt, size: 'x'.repeat(100_000) }), 413],
  ])('in the body %s is refused with a message', async (body, status) => {
    const { response } = await failing(() => call('POST', 'cart', { body }))
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringMatching(/\w+ \w+/) },
    })
  })

  test('of a backend that is down becomes 503 in the words of the spec', async () => {
    backendStub.use(http.get(`${backend}/cart`, () => HttpResponse.error()))
    const { response } = await failing(() => call('GET', 'cart'))
    expect(response.status).toBe(503)
    expect((await response.json()).error.message).toBe('Connection failed, please try again')
  })

  test("in a backend's contract becomes 502, and the log names call and field", async () => {
    record('cart', { data: { cart: { cart_items: [{ id: 1 }] } } }, 'get')
    const { response, lines } = await failing(() => call('GET', 'cart'))
    expect(response.status).toBe(502)
    expect(lines[0]).toContain('GET cart')
    expect(lines[0]).toContain('cart_items.0.qty')
  })

  test('of the backend is reported with its status', async () => {
    backendStub.use(
      http.get(
        `${backend}/cart`,
        () => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' }),
      ),
    )
    const { response } = await failing(() => call('GET', 'cart'))
    expect(response.status).toBe(502)
    expect((await response.json()).error.message).toBe('Error 500: Internal Server Error')
  })

  test('that is a refusal keeps its status, code and words', async () => {
    const error = { message: 'Oxford shirt, size M, is out of stock.', code: 'OUT_OF_STOCK' }
    backendStub.use(
      http.post(`${backend}/cart`, () => HttpResponse.json({ error }, { status: 400 })),
    )
    const { response } = await failing(() => call('POST', 'cart', { body: shirt }))
    expect([response.status, await response.json()]).toEqual([400, { error }])
  })

  test('is logged with method, path, status and trace id, without personal data', async () => {
    backendStub.use(http.post(`${backend}/checkout-trx`, () => HttpResponse.error()))
    const body = {
      shipping_type: 'PICKUP_ON_STORE',
      showroom_id: 1,
      guest_email: 'sari@example.com',
    }
    const { response, lines } = await failing(() => call('POST', 'checkout-trx', { body }))
    const logged = JSON.parse(lines[0] ?? '{}')
    expect(logged).toMatchObject({ method: 'POST', url: '/api/checkout-trx', status: 503 })
    expect(logged.traceId).toBe(response.headers.get('x-trace-id'))
    expect(lines.join()).not.toMatch(/sari|5be995ef/)
  })

  test('without an explanation has a support code that finds its line in the log', async () => {
    backendStub.use(
      http.get(`${backend}/cart`, () => HttpResponse.json({ data: { cart: 'none' } })),
    )
    const { response, lines } = await failing(() => call('GET', 'cart'))
    const { message } = (await response.json()).error
    const [, code, time] = /Support code: (\w{8}), (\d\d:\d\d) WIB\.$/.exec(message) ?? []
    const line = JSON.parse(lines[0] ?? '{}')
    expect(line.traceId.startsWith(code)).toBe(true)
    expect(line.time).toContain(` ${time}:`)
  })

  test('with its own explanation has no support code', async () => {
    backendStub.use(http.get(`${backend}/cart`, () => HttpResponse.error()))
    const { response } = await failing(() => call('GET', 'cart'))
    expect((await response.json()).error.message).not.toContain('Support code')
  })
})
