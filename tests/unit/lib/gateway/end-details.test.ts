import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aBill } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, setCookie } from '#tests/support/shop-request.ts'

stubBackend()

const order = {
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: 1,
  guest_email: 'sari@example.com',
}

/** Sends an order; returns what the response does to the cookies of kept details: '' deletes, undefined leaves unchanged. */
async function sendOrder(answer: () => Response, body: object = order) {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  backendStub.use(http.post('http://localhost:4000/checkout-trx', answer))
  const response = await serve(await aRequest('POST', '/api/checkout-trx', { body }))
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
  const pieces = (path: string) => [1, 2].map((piece) => setCookie(response, `${path}-${piece}`))
  return {
    status: response.status,
    draft: pieces('checkout-draft'),
    buyer: pieces('pending-order'),
  }
}

const gone = ['', '']
const untouched = [undefined, undefined]

test('an answer that places an order removes the input without another request from the browser', async () => {
  const placed = await sendOrder(() => HttpResponse.json({ data: { payment_data: aBill() } }))
  expect(placed).toEqual({ status: 200, draft: gone, buyer: untouched })
})

test('an answer that refuses an order removes its buyer, and keeps the input for another attempt', async () => {
  const error = { message: 'Oxford shirt is out of stock.', code: 'OUT_OF_STOCK' }
  const refused = await sendOrder(() => HttpResponse.json({ error }, { status: 400 }))
  expect(refused).toEqual({ status: 400, draft: untouched, buyer: gone })
})

test('an order that the gateway refuses itself leaves no personal data of its buyer', async () => {
  const refused = await sendOrder(() => HttpResponse.error(), { shipping_type: 'BY_PIGEON' })
  expect(refused).toEqual({ status: 400, draft: untouched, buyer: gone })
})

test.each([
  ['lost', () => HttpResponse.error()],
  ['one of a broken backend', () => new HttpResponse(null, { status: 500 })],
  ['one of a busy backend', () => new HttpResponse(null, { status: 429 })],
])('an answer that is %s removes nothing: the same order is resent', async (_, answer) => {
  expect(await sendOrder(answer)).toMatchObject({ draft: untouched, buyer: untouched })
})
