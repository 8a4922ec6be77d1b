import { endpoints } from '@etalase/contract/endpoints.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aCart } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forwardedCall } from '#lib/actions/find-action.ts'
import { serve } from '#lib/gateway/serve.ts'
import { errorsMessages } from '#messages/errors.ts'
import { aRequest, flashOf, goesTo, setCookie } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

stubBackend()
/** Paths that reached the backend. */
let heard: string[]
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  heard = []
  backendStub.use(
    http.all(`${backend}/*`, ({ request }) => {
      heard.push(new URL(request.url).pathname)
      return HttpResponse.json({ data: { message: 'Done.', cart: aCart() } })
    }),
  )
})
afterEach(() => vi.mocked(console.error).mockClear())

type Given = Parameters<typeof aRequest>[2]

/** Builds a signed-in customer's request from a page made for another customer. */
const ofAnother = (method: string, path: string, given: Given = {}) =>
  aRequest(method, path, { isSignedIn: true, owner: 'somebody-else', ...given })

async function ask(name: string, given: Given = {}) {
  const [method = '', path = ''] = name.split(' ')
  return serve(await ofAnother(method, `/api/${path}`, given))
}

/** Customer calls that a browser may make. */
const customerCalls = Object.keys(endpoints).filter((name) => {
  const [method = '', path = ''] = name.split(' ')
  return forwardedCall(method, path)?.endpoint.access === 'customer'
})

const isRefused = async (response: Response) => {
  expect([response.status, (await response.json()).error]).toEqual([
    409,
    { code: 'SESSION_CHANGED', message: errorsMessages.sessionChanged },
  ])
  expect(heard).toEqual([])
}

describe('a page made for another customer', () => {
  test.each(customerCalls)('gets no data from %s, and changes nothing', async (name) => {
    await isRefused(await ask(name))
  })

  test.each(['GET cart', 'POST cart', 'POST checkout-trx'])(
    'gets no cart by %s, and places no order',
    async (name) => {
      await isRefused(await ask(name))
    },
  )

  test("cannot order as a guest either: the cart would be the current customer's", async () => {
    await isRefused(await ask('POST checkout-trx', { body: { guest_email: 'a@example.com' } }))
  })

  test('stores no checkout details for the next customer, even after a sign-out', async () => {
    const draft = { typedAt: 1, buyer: {} }
    const given = { isSignedIn: false, body: draft }
    const response = await serve(await ofAnother('PUT', '/api/checkout-draft', given))
    await isRefused(response)
    expect(setCookie(response, 'checkout-draft-1')).toBeUndefined()
  })

  test('cannot sign out everywhere', async () => {
    const response = await serve(
      await ofAnother('POST', '/api/session/sign-out/everywhere', { body: {} }),
    )
    await isRefused(response)
    expect(setCookie(response, 'session')).toBeUndefined()
  })

  test('can still sign out in this browser', async () => {
    const response = await serve(await ofAnother('POST', '/api/session/sign-out'))
    expect([response.status, setCookie(response, 'session')]).toEqual([200, ''])
  })
})

describe('a form without scripts on a page made for another customer', () => {
  const form = (path: string, fields: object) =>
    ofAnother('POST', `/api/${path}?owner=somebody-else`, {
      body: String(new URLSearchParams(Object.entries(fields))),
      owner: null,
    })

  const saysWhy = async (response: Response, page: '/account' | '/account/orders' | '/cart') => {
    expect(goesTo(response)).toEqual([303, page])
    expect(await flashOf(response, page)).toMatchObject({
      message: errorsMessages.sessionChanged,
      isDone: false,
      values: {},
    })
    expect(heard).toEqual([])
  }

  test('changes nothing, and hides its input from the current customer', async () => {
    const profile = { name: 'Sari', email: 'not-an-address', gender: 'FEMALE' }
    const request = await form('user/profile', profile)
    await saysWhy(await serve(request), '/account')
  })

  test('cancels no order', async () => {
    await saysWhy(await serve(await form('order/cancel', { id: 7 })), '/account/orders')
  })

  test('changes no cart', async () => {
    const line = { product_detail_id: 1, size: 'M' }
    await saysWhy(await serve(await form('cart/increase', line)), '/cart')
  })

  test('removes nothing from the wishlist', async () => {
    const response = await serve(await form('wishlist/remove', { product_detail_id: 1 }))
    expect(goesTo(response)).toEqual([303, '/account/wishlist'])
    expect(heard).toEqual([])
  })

  test('downloads no data', async () => {
    const path = '/api/account-data?owner=somebody-else'
    const response = await serve(await ofAnother('GET', path, { owner: null }))
    await saysWhy(response, '/account')
  })
})

describe('a page made for no customer', () => {
  test.each(customerCalls)('cannot make the customer call %s', async (name) => {
    await isRefused(await ask(name, { owner: null }))
  })

  test("can add to the current customer's cart, wishlist and newsletter", async () => {
    const nobody = { owner: null }
    const line = { ...nobody, body: { product_detail_id: 1, size: 'M', qty: 1 } }
    expect((await ask('POST cart', line)).status).toBe(200)
    const wish = { ...nobody, body: 'product_detail_id=1' }
    await serve(await ofAnother('POST', '/api/wishlist/add', wish))
    await serve(await ofAnother('POST', '/api/newsletter', { ...nobody, body: '' }))
    expect(heard).toEqual(['/cart', '/cart', '/user/wishlist', '/user/newsletter/subscribe'])
  })
})

test("a guest's page gets no data of a customer who has signed in since", async () => {
  await isRefused(await ask('GET cart', { owner: 'guest' }))
})

test("a customer's page whose session has ended keeps its cart", async () => {
  expect((await ask('GET cart', { isSignedIn: false })).status).toBe(200)
})
