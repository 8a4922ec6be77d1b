import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, testToken } from '#tests/support/shop-request.ts'

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const backend = 'http://localhost:4000'

const known = {
  profile: { name: 'Sari', email: 'sari@example.com', gender: 'FEMALE' },
  newsletter_subscription: 1,
}

/** Stubs a backend with a customer without orders; `asked` collects the tokens it receives. */
function knowsSari(asked: (string | null)[] = []) {
  const answer = (path: string, data: object) =>
    http.get(`${backend}/${path}`, ({ request }) => {
      asked.push(request.headers.get('authorization'))
      return HttpResponse.json({ data })
    })
  backendStub.use(
    answer('user/profile', known),
    answer('user/address', { user_addresses: [] }),
    answer('user/orders', { user_orders: [] }),
    answer('user/wishlist', { user_wishlists: [] }),
    answer('user/passkeys', { passkeys: [] }),
    answer('user/reviews', { reviews: [] }),
    answer('user/stock-alerts', { stock_alerts: [] }),
    answer('cart', { cart: { cart_items: [] } }),
  )
}

const download = async (isSignedIn: boolean, query = '') =>
  serve(await aRequest('GET', `/api/account-data${query}`, { isSignedIn }))

test('a customer gets all their data as a file that no cache stores', async () => {
  knowsSari()
  const response = await download(true)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    profile: known.profile,
    newsletter_subscription: true,
    addresses: [],
    orders: [],
    wishlist: [],
    passkeys: [],
    reviews: [],
    stock_alerts: [],
    cart: [],
  })
})

test('the file has what a customer wrote about purchases, including unpublished text', async () => {
  knowsSari()
  const review = {
    ...{ id: 3, stars: 2, fit: 'SMALL', text: 'The collar scratches.', name: null },
    ...{ size_code: 'M', created_at: '2026-11-30 09:12:00', language: 'en' },
    ...{ trx_ref: '36178f96', product_detail_id: 1001, status: 'REJECTED' },
  }
  backendStub.use(
    http.get(`${backend}/user/reviews`, () => HttpResponse.json({ data: { reviews: [review] } })),
  )
  expect((await (await download(true)).json()).reviews).toEqual([review])
})

test('a backend without reviews gives a file without them', async () => {
  knowsSari()
  backendStub.use(
    http.get(`${backend}/user/reviews`, () =>
      HttpResponse.json({ error: { code: 'NOT_FOUND', message: 'Gone' } }, { status: 404 }),
    ),
  )
  expect(await (await download(true)).json()).not.toHaveProperty('reviews')
})

test('the file has what a customer sent with a return, including its pictures', async () => {
  knowsSari()
  const return_request = {
    status: 'REQUESTED',
    reason: 'DAMAGED',
    words: 'A seam is open.',
    requested_at: '2026-11-30 09:12:00',
    picture_count: 2,
  } as const
  backendStub.use(
    http.get(`${backend}/user/orders`, () =>
      HttpResponse.json({ data: { user_orders: [anOrder({ id: 7, return_request })] } }),
    ),
    http.get(`${backend}/user/order-return-picture`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [id, number] = [searchParams.get('id'), searchParams.get('number')]
      const picture = Buffer.from(`picture ${id} ${number}`).toString('base64')
      return HttpResponse.json({ data: { picture } })
    }),
  )
  const { orders } = await (await download(true)).json()
  expect(orders[0].return_request).toMatchObject({ words: 'A seam is open.' })
  expect(orders[0].return_pictures.map((picture: string) => atob(picture))).toEqual([
    'picture 7 1',
    'picture 7 2',
  ])
})

test('every part is requested with the customer’s own token, which the file does not contain', async () => {
  const asked: (string | null)[] = []
  knowsSari(asked)
  const text = await (await download(true)).text()
  expect(asked).toEqual(Array.from({ length: 8 }, () => testToken))
  expect(text).not.toContain(testToken)
})

test('a guest is redirected to the sign-in and back, without a call to the backend', async () => {
  const { status, headers } = await download(false)
  expect([status, headers.get('location')]).toEqual([303, '/sign-in?next=%2Faccount'])
})

test.each([
  [401, '/?notice=session-ended#notice'],
  [500, '/account'],
  [500, '/account/delete'],
])('a backend that answers %i gives no partial file, but leads to %s', async (status, path) => {
  knowsSari()
  backendStub.use(
    http.get(`${backend}/user/orders`, () =>
      HttpResponse.json({ error: { message: 'No', code: 'INTERNAL' } }, { status }),
    ),
  )
  const response = await download(true, `?page=${path}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, path])
  expect(response.headers.get('content-disposition')).toBeNull()
  const cookies = response.headers.getSetCookie()
  expect(cookies.some((cookie) => /^session=;/.test(cookie))).toBe(status === 401)
  expect(cookies.some((cookie) => cookie.startsWith('form-account'))).toBe(status === 500)
})
