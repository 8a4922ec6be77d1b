import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CartChange, handleCartForm } from '#lib/gateway/cart-form.ts'
import * as words from '#lib/messages/words.ts'
import { readFlash } from '#lib/session/flash.ts'
import { backendStub } from '#tests/support/backend-stub.ts'
import { aRequest, setCookie, testDevice } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

beforeAll(() => backendStub.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
  backendStub.resetHandlers()
})
afterAll(() => backendStub.close())

function backendSays(verb: 'post' | 'delete', path: string, body: object, status = 200) {
  const heard: unknown[] = []
  backendStub.use(
    http[verb](`${backend}/${path}`, async ({ request }) => {
      heard.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return heard
}

const shirt = 'product_detail_id=1001&size=M'

const send = async (change: CartChange, body = shirt, headers: Record<string, string> = {}) =>
  handleCartForm(await aRequest('POST', `/api/cart/${change}`, { body, headers }), change)

const said = (response: Response) =>
  readFlash({ get: () => ({ value: setCookie(response, 'form') ?? '' }) }, '/cart')

const goesTo = (response: Response) => [response.status, response.headers.get('location')]

describe('a cart form sent without scripts', () => {
  test.each([
    ['increase', 'post', 'cart-item-increment-qty', { qty: 1 }],
    ['decrease', 'post', 'cart-item-decrement-qty', { qty: 1 }],
    ['remove', 'delete', 'cart-item-remove', {}],
  ] as const)('to %s is done once and said on the cart', async (change, verb, path, more) => {
    const heard = backendSays(verb, path, { data: { message: 'Done' } })
    const response = await send(change)
    expect(goesTo(response)).toEqual([303, '/cart'])
    expect(await said(response)).toMatchObject({ message: 'Done', isDone: true })
    expect(heard).toEqual([
      { product_detail_id: 1001, size: 'M', ...more, local_device_id: testDevice },
    ])
  })

  test('to add keeps the device of a new shopper, whose cart it is', async () => {
    backendSays('post', 'cart', { data: { message: 'Item Added to Cart' } })
    const response = await send('add', `${shirt}&qty=2`, { cookie: '' })
    expect(setCookie(response, 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await said(response)).toMatchObject({ message: 'Item Added to Cart' })
  })

  test.each([
    ['product_detail_id=1001&qty=1', 'Please choose a size.'],
    ['size=M&qty=1', 'Item is not valid.'],
    [`${shirt}&qty=-3`, 'Min quantity to add to cart is 1.'],
    [`${shirt}&qty=`, 'Min quantity to add to cart is 1.'],
    [`${shirt}&qty=1.5`, words.product.wholeQuantity],
    [`${shirt}&qty=1e3`, words.product.wholeQuantity],
    [`${shirt}&qty=5000`, words.product.maxQuantity],
  ])('%s is not passed on, and the cart says why', async (body, message) => {
    const heard = backendSays('post', 'cart', { data: { message: 'ok' } })
    const response = await send('add', body)
    expect(goesTo(response)).toEqual([303, '/cart'])
    expect(await said(response)).toMatchObject({
      message: `${words.cart.notAdded} ${message}`,
      isDone: false,
    })
    expect(heard).toEqual([])
  })

  test('that the backend refuses says so in its words', async () => {
    const error = { message: 'Only 2 left.', code: 'OUT_OF_STOCK' }
    backendSays('post', 'cart-item-increment-qty', { error }, 400)
    expect(await said(await send('increase'))).toMatchObject({
      message: 'Only 2 left.',
      isDone: false,
    })
  })

  test('that cannot reach the backend says so', async () => {
    backendStub.use(http.delete(`${backend}/cart-item-remove`, () => HttpResponse.error()))
    expect(await said(await send('remove'))).toMatchObject({
      message: 'Connection failed, please try again',
    })
  })

  test('of a new shopper, whose outcome is unknown, keeps the device that may have a cart', async () => {
    backendStub.use(http.post(`${backend}/cart`, () => HttpResponse.error()))
    const response = await send('add', `${shirt}&qty=1`, { cookie: '' })
    expect(setCookie(response, 'device_id')).toBeTruthy()
    const refused = await send('add', `${shirt}&qty=-1`, { cookie: '' })
    expect(setCookie(refused, 'device_id')).toBeUndefined()
  })

  test('for a session that the backend ended leads home', async () => {
    backendSays('post', 'cart', { error: { message: 'Expired.', code: 'UNAUTHORIZED' } }, 401)
    const response = await send('add', `${shirt}&qty=1`)
    expect(response.headers.get('location')).not.toBe('/cart')
  })

  test('from another site changes nothing', async () => {
    const response = await send('remove', shirt, { origin: 'http://evil.test' })
    expect(response.status).toBe(403)
  })
})
