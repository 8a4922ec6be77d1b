import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { messages } from '#messages/messages.ts'
import type { OrderRow } from '#orders/order-repository.ts'

/** Describes an order's payment: paid in all statuses after PAID, except for cash still to be collected. */
export function paymentLabel({
  status,
  paymentWay,
  paidAt,
}: Pick<OrderRow, 'status' | 'paymentWay' | 'paidAt'>): string {
  const { statuses, toCollect } = messages().payment
  const labels: Partial<Record<TrxStatus, string>> = statuses
  const open = paymentWay !== null && paidAt === null ? toCollect[paymentWay] : statuses.PAID
  return labels[status] ?? open
}
