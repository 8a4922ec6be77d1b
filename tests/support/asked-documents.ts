import type { Order } from '@etalase/contract/order.ts'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { serve } from '#lib/gateway/serve.ts'
import { keepOrderToken } from '#lib/session/order-cookie.ts'
import { aRequest } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

/** Stubs the backend's response to a customer or a link's owner requesting an order; null means that it isn't theirs. */
export function backendGives(order: Order | null, status = 200): void {
  const answer = () =>
    order
      ? HttpResponse.json({ data: { user_order: order } })
      : HttpResponse.json({ error: { message: 'No', code: 'NOT_FOUND' } }, { status })
  backendStub.use(
    http.get(`${backend}/user/order`, answer),
    http.get(`${backend}/user/orders`, () => HttpResponse.json({ data: { user_orders: [] } })),
    http.post(`${backend}/order-by-token`, answer),
  )
}

/** Requests a document as a guest, in the browser that opened the order. */
export async function askAsGuest(path: string): Promise<Response> {
  let sealed = ''
  await keepOrderToken({ set: (_, value) => (sealed = value) }, 'the-token')
  return serve(await aRequest('GET', path, { headers: { cookie: `order=${sealed}` } }))
}
