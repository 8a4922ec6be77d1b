import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Adapter } from '#adapter.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { requireOwnOrder, requireTokenOrder } from '#orders/require-order.ts'
import { stopUpdates } from '#orders/update-order.ts'

/** Registers the end of updates by WhatsApp, for customers and for anyone with the order's link. */
export function updateRoutes(answer: AnswerCall, adapter: Adapter): void {
  answer('POST user/order-updates-stop', async ({ id }, { customer }) => {
    await stopUpdates(adapter, await requireOwnOrder(adapter, customer, id))
    return { message: messages().answers.updates.stopped }
  })

  answer('POST order-updates-stop', async ({ order_token }) => {
    await stopUpdates(adapter, await requireTokenOrder(adapter, order_token))
    return { message: messages().answers.updates.stopped }
  })
}
