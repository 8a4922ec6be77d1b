import { hoursAfter } from './hours-after'
import type { MedusaOrder } from './medusa-order'
import { newPickupCode } from './pickup-code'
import { type Ending, isClosed, isPaid, type Status, statusOf } from './status'

/** An order's row before the change. */
interface Row {
  status: string
  shipping_type: string
  paid_at: Date | null
  pickup_code: string | null
  ending: Ending | null
  payment_way: string | null
  refused_at: Date | null
  details: Record<string, unknown>
}

/** Returns the new deadline of a pickup that is paid at the store: it restarts when the order is ready. */
function keptUntil({ payment_way, details }: Pick<Row, 'payment_way' | 'details'>, now: Date) {
  const hours = Number(details.kept_hours)
  return payment_way && hours > 0 ? { due_at: hoursAfter(now, hours) } : {}
}

const isUnderWay = (status: Status) => status !== 'PENDING' && !isClosed(status)

type Known = Pick<Row, 'shipping_type' | 'paid_at' | 'pickup_code' | 'payment_way' | 'details'>

/** An order's status, and whether it is paid. */
interface Reached {
  status: Status
  isPaid: boolean
}

/** Returns the time of payment, if the row lacks it. */
const paidNow = ({ paid_at }: Pick<Row, 'paid_at'>, { status, isPaid }: Reached, now: Date) =>
  isPaid && paid_at === null && isUnderWay(status) ? { paid_at: now } : null

/** Whether an order counts for its network and address: it is open and unpaid. Other orders don't need to keep these. */
export const isCounted = ({ status, paid_at }: Pick<Row, 'status' | 'paid_at'>): boolean =>
  paid_at === null && !isClosed(status)

/** Returns the changes of a row for a new status. */
export function changesOf(placement: Known, reached: Reached, now: Date) {
  const { status, isPaid } = reached
  const needsCode = isUnderWay(status) && placement.shipping_type === 'PICKUP_ON_STORE'
  return {
    status,
    moved_at: now,
    ...paidNow(placement, reached, now),
    ...(needsCode && !placement.pickup_code ? { pickup_code: newPickupCode() } : {}),
    ...(status === 'READY_FOR_PICKUP' && !isPaid ? keptUntil(placement, now) : {}),
  }
}

/**
 * Returns the changes of a row from Medusa's order; null for none. Staff may capture a cash order's payment in any state: that marks it as
 * paid without changing its status.
 */
export function rowChanges(placement: Row, order: MedusaOrder, now: Date) {
  const status = statusOf(order, placement)
  const reached = { status, isPaid: isPaid(order, placement) }
  if (status !== placement.status) return changesOf(placement, reached, now)
  const paid = paidNow(placement, reached, now)
  return paid && { status, ...paid }
}
