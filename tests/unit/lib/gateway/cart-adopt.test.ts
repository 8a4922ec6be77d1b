import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, flashOf, setCookie, testDevice, testToken } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const cartDevice = '1f0c2b9a-6a0e-4a55-9d4e-8f5b1f2f3a4b'
const joined = "We've merged your carts: 1 item from this device, 2 items from elsewhere."
const credentials = { email: 'sari@example.com', password: 'kopi susu 88' }

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const token = { data: { access_token: testToken } }
  backendStub.use(http.post(`${backend}/auth/sign-in`, () => HttpResponse.json(token)))
})
afterEach(() => vi.mocked(console.error).mockClear())

/** Stubs a backend call and collects the request bodies. */
function backendSays(call: string, answer: () => Response) {
  const heard: unknown[] = []
  backendStub.use(
    http.post(`${backend}/${call}`, async ({ request }) => {
      heard.push([await request.json(), request.headers.get('authorization')])
      return answer()
    }),
  )
  return heard
}

const adopts = (data: object) => () => HttpResponse.json({ data })
const says = (status: number) => () => HttpResponse.json({}, { status })

const signIn = async (body: object | string = credentials, headers = {}) =>
  serve(await aRequest('POST', '/api/session/sign-in', { body, headers }))

describe('a sign-in with a backend that stores one cart per customer', () => {
  test("gives the browser that cart's device id, which scripts cannot read, and calls as the customer", async () => {
    const heard = backendSays('cart-adopt', adopts({ local_device_id: cartDevice }))
    const response = await signIn()
    expect(setCookie(response, 'device_id')).toBe(cartDevice)
    expect(await response.clone().text()).not.toContain(cartDevice)
    const ids = { local_device_id: testDevice, new_device_id: expect.any(String) }
    expect(heard).toEqual([[ids, testToken]])
  })

  test('reports merged items at once, and then on the cart page', async () => {
    backendSays('cart-adopt', adopts({ local_device_id: cartDevice, joined }))
    const response = await signIn()
    expect((await response.clone().json()).data.message).toContain(joined)
    expect(await flashOf(response, '/cart')).toMatchObject({ message: joined, isDone: true })
  })

  test('reports them on the cart page without scripts too', async () => {
    backendSays('cart-adopt', adopts({ local_device_id: cartDevice, joined }))
    const response = await signIn(String(new URLSearchParams({ ...credentials, next: '/cart' })))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
    expect((await flashOf(response, '/cart'))?.message).toBe(joined)
  })

  test('reports nothing when no items were merged', async () => {
    backendSays('cart-adopt', adopts({ local_device_id: cartDevice, joined: null }))
    const response = await signIn()
    expect(await response.clone().json()).toEqual({
      data: { message: 'You have successfully signed in' },
    })
    expect(setCookie(response, 'form-cart')).toBeUndefined()
  })

  test('brings the cart into a browser without one', async () => {
    backendSays('cart-adopt', adopts({ local_device_id: cartDevice, joined }))
    expect(setCookie(await signIn(credentials, { cookie: '' }), 'device_id')).toBe(cartDevice)
  })

  test("keeps this browser's cart unchanged when that fails, and signs in", async () => {
    backendSays('cart-adopt', says(503))
    const moves = backendSays('cart-move', adopts({ message: 'Cart Moved' }))
    const response = await signIn()
    expect(setCookie(response, 'session')).toBeTruthy()
    expect([setCookie(response, 'device_id'), moves]).toEqual([undefined, []])
  })
})

test("asks a backend without such a cart to move the browser's cart, as before", async () => {
  backendSays('cart-adopt', says(404))
  const moves = backendSays('cart-move', adopts({ message: 'Cart Moved' }))
  expect(setCookie(await signIn(), 'device_id')).not.toBe(testDevice)
  expect(moves).toHaveLength(1)
})

test("a sign-out removes the cart's device id and messages from the browser", async () => {
  const response = await serve(await aRequest('POST', '/api/session/sign-out'))
  expect(setCookie(response, 'device_id')).toBe('')
  expect(setCookie(response, 'form-cart')).toBe('')
})

test("scripts cannot request a customer's cart: the answer has its device id", async () => {
  const heard = backendSays('cart-adopt', adopts({ local_device_id: cartDevice }))
  const body = { local_device_id: testDevice, new_device_id: cartDevice }
  const request = await aRequest('POST', '/api/cart-adopt', { isSignedIn: true, body })
  expect((await serve(request)).status).toBe(404)
  expect(heard).toEqual([])
})
