import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { backendHears } from '#tests/support/backend-says.ts'
import { aRequest, flashOf, goesTo, setCookie, testToken } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const backendSays = (verb: 'post' | 'delete', body: object, status?: number) =>
  backendHears(verb, 'user/wishlist', body, status)

const press = async (
  change: 'add' | 'remove',
  { isSignedIn = false, body = 'product_detail_id=1001', headers = {} } = {},
) => serve(await aRequest('POST', `/api/wishlist/${change}`, { body, isSignedIn, headers }))

describe('a heart pressed without scripts', () => {
  test.each([
    ['add', 'Please sign in first to add wishlist'],
    ['remove', 'Please sign in first to remove from wishlist'],
  ] as const)(
    'by a guest, to %s, asks to sign in and returns to the product',
    async (change, message) => {
      const response = await press(change)
      expect(goesTo(response)).toEqual([303, '/sign-in?next=%2Fproduct%2F1001'])
      expect(await flashOf(response, '/sign-in')).toMatchObject({ message, isDone: false })
    },
  )

  test.each([
    ['add', 'post', 'Item Added to Wishlist'],
    ['remove', 'delete', 'Item Removed from Wishlist'],
  ] as const)(
    'by a customer, to %s, is done and confirmed on the wishlist',
    async (change, verb, message) => {
      const heard = backendSays(verb, { data: { message } })
      const response = await press(change, { isSignedIn: true })
      expect(goesTo(response)).toEqual([303, '/account/wishlist'])
      expect(await flashOf(response, '/account/wishlist')).toMatchObject({ message, isDone: true })
      expect(heard).toEqual([[{ product_detail_id: 1001 }, testToken]])
    },
  )

  test('for a product that is gone says so on the wishlist', async () => {
    const error = { message: "This product doesn't exist.", code: 'NOT_FOUND' }
    backendSays('post', { error }, 404)
    const response = await press('add', { isSignedIn: true })
    expect(await flashOf(response, '/account/wishlist')).toMatchObject({
      message: error.message,
      isDone: false,
    })
  })

  test('while the backend is down says so', async () => {
    backendStub.use(http.post(`${backend}/user/wishlist`, () => HttpResponse.error()))
    const response = await press('add', { isSignedIn: true })
    expect(await flashOf(response, '/account/wishlist')).toMatchObject({
      message: 'Connection failed, please try again',
    })
  })

  test('in an ended session goes home, with a message', async () => {
    backendSays('post', { error: { message: 'Your session has ended.' } }, 401)
    const response = await press('add', { isSignedIn: true })
    expect(goesTo(response)).toEqual([303, '/?notice=session-ended#notice'])
    expect(setCookie(response, 'session')).toBe('')
  })

  test.each(['', 'product_detail_id=x', 'product_detail_id=1001%20or%201', 'product_detail_id=-1'])(
    'with %o for a product reaches no backend, and leads only to the wishlist',
    async (body) => {
      for (const isSignedIn of [true, false]) {
        const response = await press('add', { isSignedIn, body })
        expect(goesTo(response)).toEqual([303, '/account/wishlist'])
      }
    },
  )

  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'on another site (%o) changes nothing',
    async (headers) => {
      expect((await press('add', { isSignedIn: true, headers })).status).toBe(403)
    },
  )
})
