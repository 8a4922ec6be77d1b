import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { messages } from '#messages/messages.ts'
import type { OrderRow } from '#orders/order-repository.ts'
import { isToCollect } from '#orders/to-collect.ts'

/** Describes an order's payment: paid in all statuses after PAID, except for cash still to be collected. */
export function paymentLabel(order: Pick<OrderRow, 'status' | 'paymentWay' | 'paidAt'>): string {
  const { status, paymentWay } = order
  const { statuses, toCollect } = messages().payment
  const labels: Partial<Record<TrxStatus, string>> = statuses
  const open = paymentWay && isToCollect(order) ? toCollect[paymentWay] : statuses.PAID
  return labels[status] ?? open
}
