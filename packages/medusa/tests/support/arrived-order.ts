import type { TestAdapter } from '#tests/support/medusa-adapter.ts'

/** Places an order of two pieces that has arrived, for a guest or a customer; `status` for another state. */
export async function placeArrivedOrder(
  { engine, call }: Pick<TestAdapter, 'engine' | 'call'>,
  {
    headers = {},
    status = 'COMPLETED',
  }: { headers?: Record<string, string>; status?: string } = {},
) {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_001, size: 'M', qty: 2 })
  const pickup = { local_device_id, shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 }
  const guest_email = 'guest@example.com'
  const { data } = await call('POST checkout-trx', { ...pickup, guest_email }, headers)
  const order = engine.state.orders.at(-1)
  if (!order) throw new Error('No order was placed')
  Object.assign(order, { status, paid_at: new Date().toISOString() })
  return { order, order_token: String(data.order_token) }
}
