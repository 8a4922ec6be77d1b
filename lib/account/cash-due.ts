import type { Order } from '@etalase/contract/order.ts'
import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { isCashPaid, isClosed } from '@etalase/contract/rules/trx-status.ts'
import { formatRupiah, formatWibDeadline } from '#lib/messages/formats.ts'
import { cashMessages } from '#messages/cash.ts'

interface Due {
  way: PaymentWay
  /** Whole rupiah. */
  total: Rupiah
  /** WIB time from the wire, until which a store holds the order. */
  until: string | null | undefined
}

/** Returns what to pay in cash, where, and until when. */
export function cashDue({ way, total, until }: Due): string {
  const { ways, keptUntil } = cashMessages
  const due = ways[way].due(formatRupiah(total))
  return until ? `${due} ${keptUntil(formatWibDeadline(until))}` : due
}

type CashOrder = Pick<
  Order,
  'payment_way' | 'payment_date' | 'payment_duedate' | 'trx_status' | 'grand_total'
>

/** Whether an order awaits cash payment. */
export const isCashDue = ({ payment_way, payment_date, trx_status }: CashOrder): boolean =>
  Boolean(payment_way) && !payment_date && !isClosed(trx_status) && !isCashPaid(trx_status)

/** Returns what to pay in cash for an order; null if nothing is due. */
export function cashDueOf(order: CashOrder): string | null {
  const { payment_way: way, grand_total, payment_duedate: until } = order
  return way && isCashDue(order) ? cashDue({ way, total: rupiah(grand_total), until }) : null
}
