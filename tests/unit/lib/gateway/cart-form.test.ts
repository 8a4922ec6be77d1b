import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withBuyNow } from '#lib/checkout/urls.ts'
import { serve } from '#lib/gateway/serve.ts'
import { cartLinkMessages, cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'
import { type CartForm, cartPath, PlainBrowser } from '#tests/support/plain-browser.ts'
import { aRequest, flashOf, goesTo, setCookie, testDevice } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

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

const send = async (change: CartForm, body = shirt, headers: Record<string, string> = {}) =>
  serve(await aRequest('POST', cartPath(change), { body, headers }))

/** Does the same in a browser without a device id. */
const sendFirst = (change: CartForm, body = shirt) => new PlainBrowser().send(change, body)

const said = (response: Response) => flashOf(response, '/cart')

describe('a cart form sent without scripts', () => {
  test.each([
    ['increase', 'post', 'cart-item-increment-qty', { qty: 1 }],
    ['decrease', 'post', 'cart-item-decrement-qty', { qty: 1 }],
    ['remove', 'delete', 'cart-item-remove', {}],
  ] as const)('to %s is done once and confirmed on the cart', async (change, verb, path, more) => {
    const heard = backendSays(verb, path, { data: { message: 'Done' } })
    const response = await send(change)
    expect(goesTo(response)).toEqual([303, '/cart'])
    expect(await said(response)).toMatchObject({ message: 'Done', isDone: true })
    expect(heard).toEqual([
      { product_detail_id: 1001, size: 'M', ...more, local_device_id: testDevice },
    ])
  })

  test('to add stores the device id of a new shopper, who owns the cart', async () => {
    backendSays('post', 'cart', { data: { message: 'Item Added to Cart' } })
    const response = await sendFirst('add', `${shirt}&qty=2`)
    expect(setCookie(response, 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await said(response)).toMatchObject({ message: 'Item Added to Cart' })
  })

  test.each([
    ['product_detail_id=1001&qty=1', 'Please choose a size.'],
    ['size=M&qty=1', 'Item is not valid.'],
    [`${shirt}&qty=-3`, 'Min quantity to add to cart is 1.'],
    [`${shirt}&qty=`, 'Min quantity to add to cart is 1.'],
    [`${shirt}&qty=1.5`, productMessages.wholeQuantity],
    [`${shirt}&qty=1e3`, productMessages.wholeQuantity],
    [`${shirt}&qty=5000`, productMessages.maxQuantity],
  ])('%s is not forwarded, and the cart says why', async (body, message) => {
    const heard = backendSays('post', 'cart', { data: { message: 'ok' } })
    const response = await send('add', body)
    expect(goesTo(response)).toEqual([303, '/cart'])
    expect(await said(response)).toMatchObject({
      message: `${cartMessages.notAdded} ${message}`,
      isDone: false,
    })
    expect(heard).toEqual([])
  })

  test('that the backend refuses shows its message', async () => {
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

  test('of a new shopper stores the device id, which may have a cart, when the outcome is unknown', async () => {
    backendStub.use(http.post(`${backend}/cart`, () => HttpResponse.error()))
    const response = await sendFirst('add', `${shirt}&qty=1`)
    expect(setCookie(response, 'device_id')).toBeTruthy()
    const refused = await sendFirst('add', `${shirt}&qty=-1`)
    expect(setCookie(refused, 'device_id')).toBeUndefined()
  })

  test('for a session that the backend has ended leads home', async () => {
    backendSays('post', 'cart', { error: { message: 'Expired.', code: 'UNAUTHORIZED' } }, 401)
    const response = await send('add', `${shirt}&qty=1`)
    expect(response.headers.get('location')).not.toBe('/cart')
  })
})

describe('a buy-now form sent without scripts', () => {
  const line = { product_detail_id: 1001, size: 'M', qty: 2 }

  /** Stubs a backend that sells the product or rejects it. */
  const sells = (error?: { message: string; code: string }) => {
    const asked: string[] = []
    backendStub.use(
      http.get(`${backend}/buy-now`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return error
          ? HttpResponse.json({ error }, { status: 400 })
          : HttpResponse.json({ data: { cart: { cart_items: [] } } })
      }),
    )
    return asked
  }

  test('leads to its checkout, and adds nothing to the cart', async () => {
    const asked = sells()
    const response = await send('add', `${shirt}&qty=2&buy_now=1`)
    expect(goesTo(response)).toEqual([303, withBuyNow('/checkout/steps', line)])
    expect(asked).toHaveLength(1)
  })

  test('creates the device id of a new shopper, who owns the order', async () => {
    sells()
    const response = await sendFirst('add', `${shirt}&qty=2&buy_now=1`)
    expect(setCookie(response, 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('says on the cart why a product cannot be bought', async () => {
    sells({ message: 'Only 1 left.', code: 'OUT_OF_STOCK' })
    const response = await send('add', `${shirt}&qty=2&buy_now=1`)
    expect(goesTo(response)).toEqual([303, '/cart'])
    expect(await said(response)).toMatchObject({ message: 'Only 1 left.', isDone: false })
  })

  test.each([
    ['product_detail_id=1001&qty=1', productMessages.chooseSize],
    [`${shirt}&qty=0`, productMessages.minQuantity],
  ])('with %s makes no call', async (body, message) => {
    const asked = sells()
    expect(await said(await send('add', `${body}&buy_now=1`))).toMatchObject({ message })
    expect(asked).toEqual([])
  })
})

describe('the form of a link that fills a cart', () => {
  const itemsOf = (items: string) => `${new URLSearchParams({ items })}`
  const fill = (items: string, headers?: Record<string, string>) =>
    send('fill', itemsOf(items), headers)

  /** Stubs a backend that accepts products except those listed, which it rejects or loses. */
  function backendTakesAllBut(failures: Readonly<Record<number, () => Response>>) {
    const heard: number[] = []
    backendStub.use(
      http.post(`${backend}/cart`, async ({ request }) => {
        const { product_detail_id: id } = Object(await request.json())
        heard.push(id)
        return failures[id]?.() ?? HttpResponse.json({ data: { message: 'ok' } })
      }),
    )
    return heard
  }

  const soldOut = () =>
    HttpResponse.json({ error: { message: 'Gone.', code: 'OUT_OF_STOCK' } }, { status: 400 })
  const ended = () =>
    HttpResponse.json({ error: { message: 'Expired.', code: 'UNAUTHORIZED' } }, { status: 401 })

  test('adds every line with its size and quantity, and says how many', async () => {
    const heard = backendSays('post', 'cart', { data: { message: 'ok' } })
    const response = await fill('1001:M:2,1040:L')
    expect(goesTo(response)).toEqual([303, '/cart'])
    expect(heard).toMatchObject([
      { product_detail_id: 1001, size: 'M', qty: 2 },
      { product_detail_id: 1040, size: 'L', qty: 1 },
    ])
    expect(await said(response)).toMatchObject({
      message: cartLinkMessages.added(2),
      isDone: true,
    })
  })

  test('continues after a refused line, and says that some were not added', async () => {
    const heard = backendTakesAllBut({ 1: soldOut })
    const response = await fill('1:M:1,2:M:1,3:M:1')
    expect(heard).toEqual([1, 2, 3])
    const message = cartLinkMessages.addedSome(2, 3)
    expect(await said(response)).toMatchObject({ message, isDone: false })
  })

  test('says why when it could add nothing', async () => {
    backendTakesAllBut({ 1: soldOut })
    expect(await said(await fill('1:M:1'))).toMatchObject({ isDone: false, message: 'Gone.' })
  })

  test('stops when the backend is unreachable, and keeps the device id, which may have a cart', async () => {
    const heard = backendTakesAllBut({ 2: () => HttpResponse.error() })
    const response = await sendFirst('fill', itemsOf('1:M:1,2:M:1,3:M:1'))
    expect(heard).toEqual([1, 2])
    expect(await said(response)).toMatchObject({ message: cartLinkMessages.addedSome(1, 3) })
    expect(setCookie(response, 'device_id')).toBeTruthy()
  })

  test('leads home when the backend has ended the session', async () => {
    const heard = backendTakesAllBut({ 1: ended })
    expect((await fill('1:M:1,2:M:1')).headers.get('location')).not.toBe('/cart')
    expect(heard).toEqual([1])
  })

  test.each(['', '<script>', '1001', '1001:M:0'])(
    'with %j adds nothing and says so',
    async (items) => {
      const heard = backendTakesAllBut({})
      expect(await said(await fill(items))).toMatchObject({ message: cartLinkMessages.nothing })
      expect(heard).toEqual([])
    },
  )

  test('with thousands of lines adds twenty', async () => {
    const heard = backendTakesAllBut({})
    await fill(Array.from({ length: 3_000 }, (_, index) => `${index + 1}:M`).join(','))
    expect(heard).toHaveLength(20)
  })
})
