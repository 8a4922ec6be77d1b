import type { TestAdapter } from '#tests/support/medusa-adapter.ts'

/** Places a guest's order of one garment, for pickup. Returns the engine's order, its line, and the device. */
export async function placeGuestOrder({ engine, call }: Pick<TestAdapter, 'engine' | 'call'>) {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
  await call('POST checkout-trx', {
    local_device_id,
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: 1,
    guest_email: 'guest@example.com',
  })
  const order = engine.state.orders.at(-1)
  const line = order?.lines[0]
  if (!order || !line) throw new Error('No order')
  return { order, line, local_device_id }
}
