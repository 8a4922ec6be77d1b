import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { PlainBrowser } from '#tests/support/plain-browser.ts'
import { aRequest, setCookie } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const added = { message: 'Item Added to Cart' }

/** Returns the log line that these tests expect. */
const logged = () => JSON.parse(String(vi.mocked(console.error).mock.calls[0]?.[0]))

stubBackend()
beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const writesAre = (answer: () => Response) =>
  backendStub.use(http.post(`${backend}/cart`, () => answer()))

const readsAre = (answer: () => Response) =>
  backendStub.use(http.get(`${backend}/cart`, () => answer()))

const lost = () => HttpResponse.error()
const written = () => HttpResponse.json({ data: added })
const refusedWith = (status: number) => () =>
  HttpResponse.json({ error: { message: 'No.' } }, { status })

const line = { product_detail_id: 1, size: 'M', qty: 1 }

/** Adds to the cart as a new shopper without a device id. */
const add = async () =>
  serve(await aRequest('POST', '/api/cart', { body: line, headers: { cookie: '' } }))

/** Does the same without scripts. */
const addByForm = () => new PlainBrowser().send('add', 'product_detail_id=1&size=M&qty=1')

describe('a write that the backend has accepted', () => {
  test('is reported as done when the cart cannot be loaded after it, and stores the new device id', async () => {
    writesAre(written)
    readsAre(lost)
    const response = await add()
    expect([response.status, await response.json()]).toEqual([200, { data: added }])
    expect(setCookie(response, 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('logs the failed read', async () => {
    writesAre(written)
    readsAre(lost)
    await add()
    expect(logged()).toMatchObject({
      method: 'GET',
      url: '/api/cart',
      status: 503,
    })
  })

  test('leads a browser without scripts to its cart, even if reading the cart fails', async () => {
    writesAre(written)
    readsAre(lost)
    const response = await addByForm()
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
    expect(setCookie(response, 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a new shopper whose write', () => {
  test.each([
    ['got no answer', lost],
    ['got an answer that breaks the contract', () => HttpResponse.json({ data: 'yes' })],
    ['ended in a fault of the backend', refusedWith(500)],
    ['took the backend too long', refusedWith(504)],
  ])('%s keeps the device id, which may have a cart', async (_, answer) => {
    writesAre(answer)
    expect(setCookie(await add(), 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(setCookie(await addByForm(), 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([400, 401, 404])(
    'was refused with %i gets no device id, which would have no cart',
    async (status) => {
      writesAre(refusedWith(status))
      expect(setCookie(await add(), 'device_id')).toBeUndefined()
    },
  )
})

describe('a busy backend that says so', () => {
  test.each([503, 504])('answers %i in its own words', async (status) => {
    readsAre(refusedWith(status))
    const response = await serve(await aRequest('GET', '/api/cart'))
    expect([response.status, (await response.json()).error.message]).toEqual([status, 'No.'])
  })
})
