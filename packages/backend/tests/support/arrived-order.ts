import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { addToCart, checkOut, notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, type TestBackend } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

export const staffHeaders = { authorization: `Bearer ${staffToken}` }

/** Places a paid pickup of product 1 in size M, by a guest or customer. It is handed over unless it `waits`. */
export async function anArrivedOrder(
  backend: TestBackend,
  { headers = {}, waits = false }: { headers?: Record<string, string>; waits?: boolean } = {},
) {
  const { app, clock, context } = backend
  const device = aDevice()
  await addToCart(app, device, 1)
  const body = headers.authorization ? { ...pickupBody, guest_email: undefined } : pickupBody
  const { order_id: trxRef } = await checkOut(app, device, body, headers)
  await notify(backend, trxRef, '2')
  for (const step of waits ? ['ready'] : ['ready', 'complete'])
    await callEndpoint(app, 'POST staff/order-step', { order: trxRef, step }, staffHeaders)
  const { order } = await callEndpoint(app, 'GET staff/order', { order: trxRef }, staffHeaders)
  const lifetime = { now: clock.now, days: 30 }
  const order_token = issueOrderToken(context.orderLinkSecret, order.id, lifetime)
  return { id: order.id, trxRef, order_token }
}
