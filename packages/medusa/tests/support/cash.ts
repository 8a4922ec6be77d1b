import { regularDelivery } from '#tests/support/delivery.ts'
import { engineSecret, type TestAdapter } from '#tests/support/medusa-adapter.ts'

/** Staff's settings in the tests. The regular tier collects cash. */
export const cashSettings = {
  cash_on_delivery_services: ['UDRREG'],
  cash_on_delivery_fee: 5_000,
  cash_on_delivery_maximum: 2_000_000,
  pay_at_store: true,
  pay_at_store_hours: 72,
  cash_orders: 3,
}

export const atStore = {
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: 2,
  payment_way: 'PAY_AT_STORE',
}

export const onDelivery = {
  ...regularDelivery,
  payment_way: 'CASH_ON_DELIVERY',
}

const headers = { authorization: `Bearer ${engineSecret}` }

/** Returns helpers for cash orders of a piece at 110,000, and staff's steps. */
export function cashOrders({ engine, call }: Pick<TestAdapter, 'engine' | 'call'>) {
  const aCart = async (local_device_id: string = crypto.randomUUID()) => {
    await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
    return local_device_id
  }
  const order = async (body: object, more: object = {}, sent: Record<string, string> = {}) =>
    call(
      'POST checkout-trx',
      { local_device_id: await aCart(), guest_email: 'guest@example.com', ...body, ...more },
      sent,
    )
  return {
    aCart,
    /** Sends an order and returns the response. */
    order,
    /** Saves staff's settings and sends the engine's event. */
    async set(settings: object): Promise<void> {
      engine.state.content.set('settings en', settings)
      await call('POST engine/events', { name: 'content.changed', key: 'settings' }, headers)
    },
    /** Places an order that must be accepted. */
    async place(body: object, more: object = {}, sent: Record<string, string> = {}) {
      const { data, message } = await order(body, more, sent)
      const placed = engine.state.orders.at(-1)
      if (message || !placed) throw new Error(message)
      await call(
        'POST engine/events',
        { name: 'order.changed', trx_ref: placed.trx_ref, status: placed.status },
        headers,
      )
      return { placed, order_token: String(data.order_token) }
    },
    /** Does a step as staff in the engine, which sends an event. Returns 200, or the refusal's word. */
    async step(trx_ref: string, step: string, more: object = {}): Promise<unknown> {
      const response = await engine.app.inject({
        method: 'POST',
        url: `/adapter/orders/${trx_ref}/step`,
        payload: { step, ...more },
      })
      if (response.statusCode !== 200) return response.json().message
      const { status } = response.json().order
      await call('POST engine/events', { name: 'order.changed', trx_ref, status }, headers)
      return 200
    },
    /** Returns the order as its link shows it. */
    seen: async (order_token: string) =>
      (await call('POST order-by-token', { order_token })).data.user_order,
    /** Returns 200, or the error's code. */
    async cancel(order_token: string) {
      const { status, code } = await call('POST order-cancel', { order_token })
      return status === 200 ? 200 : code
    },
  }
}
