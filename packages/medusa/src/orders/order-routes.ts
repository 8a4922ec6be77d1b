import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Adapter } from '#adapter.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { withEmailOf } from '#orders/addressee.ts'
import { cancelOrder } from '#orders/cancel-order.ts'
import { findOrder, findOrders } from '#orders/find-orders.ts'
import { toOrder, toOrderPayment, toOrders } from '#orders/order-dto.ts'
import { requireOwnOrder, unknownOrder } from '#orders/require-order.ts'

/** Enough for several years of a frequent shopper. */
const maxOrders = 200

/** Registers a customer's orders, and the payment of an order for the device that placed it. */
export function orderRoutes(answer: AnswerCall, adapter: Adapter): void {
  answer('GET user/orders', async (_, { customer }) => {
    const orders = await findOrders(adapter, { customer_id: customer.id, limit: maxOrders })
    return { user_orders: await toOrders(adapter, orders.map(withEmailOf(customer))) }
  })

  answer('GET user/order', async ({ id }, { customer }) => ({
    user_order: await toOrder(adapter, await requireOwnOrder(adapter, customer, id)),
  }))

  answer('POST user/order-cancel', async ({ id }, { customer }) => {
    await cancelOrder(adapter, await requireOwnOrder(adapter, customer, id))
    return { message: messages().answers.order.cancelled }
  })

  answer('GET order-payment', async ({ trx_ref, local_device_id }, { customer }) => {
    const order = await findOrder(adapter, { trx_ref })
    const isTheirs =
      order?.device_id === local_device_id &&
      (!order.customer_id || order.customer_id === customer?.id)
    if (!order || !isTheirs) throw unknownOrder()
    return toOrderPayment(adapter, order)
  })
}
