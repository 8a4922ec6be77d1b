import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { cancelRefusal } from '@etalase/backend-kit/orders/buyer-cancels.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { EngineError } from '#engine/engine.ts'
import { type EngineOrder, paidOrder, variantsOf } from '#orders/engine-order.ts'
import { keepDetails } from '#orders/keep-details.ts'

/** Cancels an unpaid order that is neither packed nor shipped. Idempotent. Throws ORDER_CLOSED for others. */
export async function cancelOrder(adapter: Adapter, order: EngineOrder): Promise<void> {
  if (order.status === 'CANCELLED') return
  const refusal = cancelRefusal(paidOrder(order))
  if (refusal) throw refusal
  await keepDetails(adapter, order, { is_cancelled_by_buyer: true })
  await adapter.engine
    .own('POST', `/orders/${order.trx_ref}/step`, {
      answer: z.unknown(),
      body: { step: 'withdraw' },
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof EngineError && error.reason === 'ORDER_CLOSED')) throw error
      // It was paid, packed or expired in the meantime. A later cancellation isn't the buyer's.
      await keepDetails(adapter, order, { is_cancelled_by_buyer: false })
      const { paid, onItsWay } = messages().answers.order
      throw badRequest('ORDER_CLOSED', order.payment_way ? onItsWay : paid)
    })
  await adapter.model.refreshStock(variantsOf(order))
}
