import { costOf } from '../orders/amounts'
import { type MedusaOrder, paymentsOf } from '../orders/medusa-order'
import type { KeptReturn } from './kept-return'
import { returnStatusOf } from './return-status'

/**
 * Whether money was refunded since the request. For a return, Medusa proposes the price of its goods, without delivery, so a partial refund
 * settles it.
 */
const isRefundedSince = (order: MedusaOrder, { requested_at }: KeptReturn): boolean =>
  paymentsOf(order).some(({ refunds }) =>
    refunds.some(({ created_at }) => new Date(created_at) > new Date(requested_at)),
  )

/** Returns the contract's status of an order's return. */
export function returnStateOf(order: MedusaOrder, kept: KeptReturn, orderStatus: string) {
  const medusa = order.returns.find(({ id }) => id === kept.return_id)
  return returnStatusOf({
    orderStatus,
    decision: kept.decision,
    cost: costOf(order),
    isRefunded: isRefundedSince(order, kept),
    medusa: medusa?.status,
  })
}
