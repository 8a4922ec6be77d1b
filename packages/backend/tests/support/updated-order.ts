import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { staffHeaders } from '#tests/support/arrived-order.ts'
import { addToCart, checkOut, deliveryBody, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, type TestBackend } from '#tests/support/test-backend.ts'

export const wording = 'Get WhatsApp updates on this order at …'

/** Order fields of a buyer who wants WhatsApp updates. */
export const wanted = { whatsapp_phone: '0812 3456 7890', whatsapp_wording: wording }

interface Given {
  headers?: Record<string, string>
  /** Additional fields of the order. */
  more?: object
  isPickup?: boolean
}

/** Places an unpaid order, by default of a guest who wants WhatsApp updates. */
export async function anUpdatedOrder(
  { app, clock, context }: TestBackend,
  { headers = {}, more = wanted, isPickup = false }: Given = {},
) {
  const device = aDevice()
  await addToCart(app, device, 1)
  const body = { ...(isPickup ? pickupBody : deliveryBody), ...more }
  const { order_id: trxRef } = await checkOut(app, device, body, headers)
  const { order } = await callEndpoint(app, 'GET staff/order', { order: trxRef }, staffHeaders)
  const lifetime = { now: clock.now, days: 30 }
  const order_token = issueOrderToken(context.orderLinkSecret, order.id, lifetime)
  return { id: order.id, trxRef, number: order.number, order_token }
}
