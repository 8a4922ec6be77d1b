import { hoursAfter } from './hours-after'
import type { MedusaOrder } from './medusa-order'
import { newPickupCode } from './pickup-code'
import { type Ending, isClosed, isPaid, type Status, statusOf } from './status'

/** What a row says of an order before. */
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

/** Until when a store keeps an order that is to be paid there: the time to come begins when there is something to come for. */
function keptUntil({ payment_way, details }: Pick<Row, 'payment_way' | 'details'>, now: Date) {
  const hours = Number(details.kept_hours)
  return payment_way && hours > 0 ? { due_at: hoursAfter(now, hours) } : {}
}

const isUnderWay = (status: Status) => status !== 'PENDING' && !isClosed(status)

type Known = Pick<Row, 'shipping_type' | 'paid_at' | 'pickup_code' | 'payment_way' | 'details'>

/** The status of an order, and whether its money is here. */
interface Reached {
  status: Status
  isPaid: boolean
}

/** The time of the payment, where the row lacks it. */
const paidNow = ({ paid_at }: Pick<Row, 'paid_at'>, { status, isPaid }: Reached, now: Date) =>
  isPaid && paid_at === null && isUnderWay(status) ? { paid_at: now } : null

/** Whether an order is counted by the network that it came from, and where it goes: it is open, and not paid. Nobody needs to know that of another. */
export const isCounted = ({ status, paid_at }: Pick<Row, 'status' | 'paid_at'>): boolean =>
  paid_at === null && !isClosed(status)

/** Returns what is written with a new status. */
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
 * What is to be written of an order as Medusa has it; null where its row says so already. Staff may capture the payment of an order in cash
 * wherever its goods are: it has its money then, and stays what it is.
 */
export function rowChanges(placement: Row, order: MedusaOrder, now: Date) {
  const status = statusOf(order, placement)
  const reached = { status, isPaid: isPaid(order, placement) }
  if (status !== placement.status) return changesOf(placement, reached, now)
  const paid = paidNow(placement, reached, now)
  return paid && { status, ...paid }
}
