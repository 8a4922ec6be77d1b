import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadAccountData } from '#lib/gateway/account-data.ts'
import { backendStub, stubBackend } from '#tests/support/backend-stub.ts'
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

/** A backend that knows a customer without orders; `asked` holds the tokens it was asked with. */
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
  )
}

const download = async (isSignedIn: boolean, query = '') =>
  downloadAccountData(await aRequest('GET', `/api/account-data${query}`, { isSignedIn }))

test('a customer gets all that is known as a file that no cache keeps', async () => {
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
  })
})

test('every part is asked with the customer’s own token, which the file does not hold', async () => {
  const asked: (string | null)[] = []
  knowsSari(asked)
  const text = await (await download(true)).text()
  expect(asked).toEqual(Array.from({ length: 4 }, () => testToken))
  expect(text).not.toContain(testToken)
})

test('a guest is led to the sign-in and back, and the backend is not asked', async () => {
  const { status, headers } = await download(false)
  expect([status, headers.get('location')]).toEqual([303, '/sign-in?next=%2Faccount'])
})

test.each([
  [401, '/#session-ended'],
  [500, '/account'],
  [500, '/account/delete'],
])('a backend that answers %i gives no half of a file, but leads to %s', async (status, path) => {
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
