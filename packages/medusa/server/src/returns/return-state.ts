import { costOf } from '../orders/amounts'
import { type MedusaOrder, paymentsOf } from '../orders/medusa-order'
import type { KeptReturn } from './kept-return'
import { returnStatusOf } from './return-status'

/** Whether money has gone back since the buyer asked: for a return, Medusa proposes the price of its goods, without the delivery. */
const isRefundedSince = (order: MedusaOrder, { requested_at }: KeptReturn): boolean =>
  paymentsOf(order).some(({ refunds }) =>
    refunds.some(({ created_at }) => new Date(created_at) > new Date(requested_at)),
  )

/** How far the return of an order is, in the contract's words. */
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
