import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, testDevice, testOwner, testToken } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const cart = aCart(aCartItem())

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Stubs the device's cart and a buy-now purchase; returns the device ids received. */
function hasCarts() {
  const devices: (string | null)[] = []
  const give = ({ request }: { request: Request }) => {
    devices.push(new URL(request.url).searchParams.get('local_device_id'))
    return HttpResponse.json({ data: { cart } })
  }
  backendStub.use(http.get(`${backend}/cart`, give), http.get(`${backend}/buy-now`, give))
  return devices
}

const start = async (query = '', given: Parameters<typeof aRequest>[2] = {}) =>
  serve(await aRequest('GET', `/api/checkout-start${query}`, given))

describe('the first data of a checkout', () => {
  test.each([
    [false, 'guest'],
    [true, testOwner],
  ])("is its shopper and their device's cart, signed in: %s", async (isSignedIn, is) => {
    const devices = hasCarts()
    // The page doesn't know its owner yet.
    const response = await start('', { isSignedIn, owner: null })
    const text = await response.text()
    expect(JSON.parse(text).data).toMatchObject({
      is_customer: isSignedIn,
      owner: is,
      cart: { cart_items: [{ id: 1 }] },
    })
    expect(text).not.toContain(testToken)
    expect(devices).toEqual([testDevice])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('is the product named in its address, in place of the cart', async () => {
    hasCarts()
    const response = await start('?buy=1001-M-1')
    expect((await response.json()).data.cart.buy_now).toEqual({
      product_detail_id: 1001,
      size: 'M',
      qty: 1,
    })
  })

  test('is an empty cart in a browser without one', async () => {
    expect((await (await start('', { headers: { cookie: '' } })).json()).data.cart).toEqual({
      cart_items: [],
    })
  })

  test('is the shopper alone when the cart cannot be loaded', async () => {
    backendStub.use(http.get(`${backend}/cart`, () => HttpResponse.error()))
    const response = await start()
    expect((await response.json()).data).toEqual({ is_customer: false, owner: 'guest', cart: null })
  })
})
