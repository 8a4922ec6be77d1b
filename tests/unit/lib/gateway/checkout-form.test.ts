import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aBill, aCart, aCartItem, aShowroom } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type KeptCheckout, keepCheckout, readCheckout } from '#lib/checkout/kept-checkout.ts'
import { initialCheckout } from '#lib/checkout/state.ts'
import type { CheckoutForm } from '#lib/checkout/urls.ts'
import { serve } from '#lib/gateway/serve.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { aRequest, flashOf, goesTo, setCookie, testDevice } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const store = aShowroom({ id: 7, showroom_name: 'Sandang Nusa Dago' })
const line = aCartItem({ id: 1, qty: 1 })

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Stubs a backend call; returns the bodies it receives. */
function answers(call: string, respond: () => Response) {
  const heard: Record<string, unknown>[] = []
  const [method = '', path = ''] = call.split(' ')
  const verb = method === 'GET' ? 'get' : 'post'
  backendStub.use(
    http[verb](`${backend}/${path}`, async ({ request }) => {
      const key = request.headers.get('idempotency-key')
      heard.push({ ...(method === 'GET' ? {} : Object(await request.json())), key })
      return respond()
    }),
  )
  return heard
}

const data = (body: object) => () => HttpResponse.json({ data: body })
const refuses = (code: string, message: string, status: number) => () =>
  HttpResponse.json({ error: { code, message } }, { status })

/** Stubs a cart with one line, in stock at one store. */
function oneStoreServes() {
  answers('GET cart', data({ cart: aCart(line) }))
  answers(
    'POST checkout',
    data({
      available_on_store: true,
      available_stores: [store],
      available_stores_by_region: [{ id: 1, region_name: 'Jawa Barat', showrooms: [store] }],
      available_online: false,
      available_stores_online: [],
      available_stores_by_region_online: [],
    }),
  )
  answers(
    'POST check-showroom-stock-availability',
    data({ cart_items_availability: [{ id: 1, qty: 5 }] }),
  )
}

async function cookieOf(kept: KeptCheckout | undefined): Promise<string> {
  const pieces: string[] = [`device_id=${testDevice}`]
  if (kept)
    await keepCheckout({ set: (name, value) => pieces.push(`${name}=${value}`) }, undefined, kept)
  return pieces.join('; ')
}

async function send(form: CheckoutForm, body: string, kept?: KeptCheckout): Promise<Response> {
  const headers = { cookie: await cookieOf(kept) }
  return serve(await aRequest('POST', `/checkout/steps/${form}?owner=guest`, { body, headers }))
}

const keptIn = (response: Response) =>
  readCheckout(
    {
      get: (name) => {
        const value = setCookie(response, name)
        return value === undefined ? undefined : { value }
      },
    },
    undefined,
  )

const said = (response: Response) => flashOf(response, '/checkout/steps')

const atSummary: KeptCheckout = {
  state: {
    ...initialCheckout,
    step: 'order-summary',
    shippingType: 'PICKUP_ON_STORE',
    shop: { id: 7, name: 'Sandang Nusa Dago', addressLines: [] },
  },
  order: null,
}

/** Returns the kept checkout of a shopper at the confirmation before payment. */
async function asked(): Promise<KeptCheckout> {
  oneStoreServes()
  return keptIn(await send('review', 'email=sari%40example.com&notes=', atSummary))
}

describe('a posted checkout step', () => {
  test('leads to the next one, and is stored', async () => {
    oneStoreServes()
    const response = await send('shipping-type', 'shipping_type=PICKUP_ON_STORE')
    expect(goesTo(response)).toEqual([303, '/checkout/steps?choose-showroom'])
    expect((await keptIn(response)).state).toMatchObject({ shippingType: 'PICKUP_ON_STORE' })
  })

  test('keeps the input when the backend is down', async () => {
    answers('GET cart', () => HttpResponse.error())
    answers('POST checkout', () => HttpResponse.error())
    const response = await send('review', 'email=sari%40example.com&notes=Ring+twice', atSummary)
    expect(goesTo(response)).toEqual([303, '/checkout/steps?order-summary'])
    expect(await said(response)).toMatchObject({ message: errorsMessages.connectionFailed })
    expect((await keptIn(response)).state).toMatchObject({
      email: 'sari@example.com',
      notes: 'Ring twice',
    })
  })

  test('of an empty cart says so', async () => {
    oneStoreServes()
    answers('GET cart', data({ cart: aCart() }))
    const response = await send('shipping-type', 'shipping_type=PICKUP_ON_STORE')
    expect(await said(response)).toMatchObject({ message: checkoutMessages.emptyCart })
  })

  test('resets a store that can no longer serve the cart, and says so', async () => {
    oneStoreServes()
    const shop = { id: 8, name: 'Sandang Nusa Ubud', addressLines: [] }
    const kept = { ...atSummary, state: { ...atSummary.state, shop } }
    const response = await send('review', 'email=sari%40example.com', kept)
    expect(goesTo(response)).toEqual([303, '/checkout/steps?choose-showroom'])
    expect(await said(response)).toMatchObject({
      message: checkoutMessages.shopGone('Sandang Nusa Ubud'),
    })
  })

  test('is refused while an order awaits payment', async () => {
    const { state, order } = await asked()
    const sent = { state, order: order && { ...order, sentAt: 1 } }
    const response = await send('shipping-type', 'shipping_type=PICKUP_ON_STORE', sent)
    expect(goesTo(response)).toEqual([303, '/checkout/steps'])
    expect(setCookie(response, 'checkout-forms-1')).toBeUndefined()
  })
})

describe('the confirmation', () => {
  test('shows the order as it will be sent', async () => {
    const { order } = await asked()
    expect(order).toMatchObject({
      total: line.product_detail.net_price,
      sentAt: null,
      body: { showroom_id: 7, guest_email: 'sari@example.com', cart_item_ids: [1] },
    })
  })

  test('sent twice sends the same order with the same key', async () => {
    const kept = await asked()
    const heard = answers(
      'POST checkout-trx',
      data({ payment_data: aBill({ order_id: 'B1' }), order_token: null }),
    )
    const confirmation = `order=${kept.order?.key}`
    const [first, second] = [
      await send('pay', confirmation, kept),
      await send('pay', confirmation, kept),
    ]
    expect(goesTo(first)).toEqual([303, '/checkout/steps'])
    expect(heard).toHaveLength(2)
    expect(heard[1]).toEqual(heard[0])
    expect(heard[0]).toMatchObject({ key: kept.order?.key, expected_total: kept.order?.total })
    expect((await keptIn(second)).order).toMatchObject({ billNo: 'B1' })
  })

  test('of an order with nothing to pay leads to its result, and leaves no pending order', async () => {
    const kept = await asked()
    const url = 'https://shop.example/payment/response?bill_no=B1&trx_status=x'
    answers(
      'POST checkout-trx',
      data({ payment_redirect: { trx_ref: 'B1', grand_total: 0, url }, order_token: null }),
    )
    const response = await send('pay', `order=${kept.order?.key}`, kept)
    expect(goesTo(response)).toEqual([303, '/payment/response?bill_no=B1&trx_status=x'])
    expect((await keptIn(response)).order).toBeNull()
  })

  test.each([
    ['a total', 319_000, 'https://shop.example/payment/response?bill_no=B1'],
    ['another page', 0, 'https://evil.example/pay'],
    ['a page of the same name elsewhere', 0, 'https://shop.example/x/payment/response'],
  ])('of an order with %s leads to its payment', async (_, grand_total, url) => {
    const kept = await asked()
    answers(
      'POST checkout-trx',
      data({ payment_redirect: { trx_ref: 'B1', grand_total, url }, order_token: null }),
    )
    const response = await send('pay', `order=${kept.order?.key}`, kept)
    expect(goesTo(response)).toEqual([303, '/checkout/steps'])
    expect((await keptIn(response)).order).toMatchObject({ billNo: 'B1' })
  })

  test('of an order that has changed since sends nothing, and shows the summary again', async () => {
    const kept = await asked()
    const heard = answers('POST checkout-trx', data({ payment_data: aBill() }))
    const response = await send('pay', 'order=another-key-of-another-tab', kept)
    expect(goesTo(response)).toEqual([303, '/checkout/steps?order-summary'])
    expect(await said(response)).toMatchObject({ message: checkoutMessages.orderChanged })
    expect(heard).toEqual([])
  })

  test('that the backend refuses leads back to the summary, with the confirmed choices', async () => {
    const kept = await asked()
    answers('POST checkout-trx', refuses('CART_CHANGED', 'Your cart has changed', 409))
    const response = await send('pay', `order=${kept.order?.key}`, kept)
    expect(goesTo(response)).toEqual([303, '/checkout/steps?order-summary'])
    expect(await said(response)).toMatchObject({
      message: 'Your cart has changed',
      values: { agreed: String(kept.order?.total) },
    })
    expect(await keptIn(response)).toMatchObject({
      order: null,
      state: { email: 'sari@example.com' },
    })
  })

  test('with a lost answer keeps the order, to be resent unchanged', async () => {
    const kept = await asked()
    answers('POST checkout-trx', () => HttpResponse.error())
    const response = await send('pay', `order=${kept.order?.key}`, kept)
    expect(goesTo(response)).toEqual([303, '/checkout/steps'])
    const { order } = await keptIn(response)
    expect(order).toMatchObject({ key: kept.order?.key, body: kept.order?.body, billNo: null })
    expect(order?.sentAt).toBeGreaterThan(0)
  })
})
