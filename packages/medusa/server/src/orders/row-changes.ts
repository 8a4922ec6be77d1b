import type { MedusaOrder } from './medusa-order'
import { newPickupCode } from './pickup-code'
import { closed, type Ending, isPaid, type Status, statusOf } from './status'

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

const hourMs = 3_600_000

export const isClosed = (status: string) => closed.some((each) => each === status)

/** Until when a store keeps an order that is to be paid there: the time to come begins when there is something to come for. */
function keptUntil({ payment_way, details }: Pick<Row, 'payment_way' | 'details'>, now: Date) {
  const hours = Number(details.kept_hours)
  return payment_way && hours > 0 ? { due_at: new Date(now.getTime() + hours * hourMs) } : {}
}

const isUnderWay = (status: Status) => status !== 'PENDING' && !isClosed(status)

type Known = Pick<Row, 'shipping_type' | 'paid_at' | 'pickup_code' | 'payment_way' | 'details'>

/** Whether an order is counted by the network that it came from, and where it goes: it is open, and not paid. Nobody needs to know that of another. */
export const isCounted = ({ status, paid_at }: Pick<Row, 'status' | 'paid_at'>): boolean =>
  paid_at === null && !isClosed(status)

/** What is written with a status; `isPaid`: whether its money is here. */
export function changesOf(
  placement: Known,
  { status, isPaid }: { status: Status; isPaid: boolean },
  now: Date,
) {
  const isPaidNow = isPaid && placement.paid_at === null && isUnderWay(status)
  const needsCode = isUnderWay(status) && placement.shipping_type === 'PICKUP_ON_STORE'
  return {
    status,
    moved_at: now,
    ...(isPaidNow ? { paid_at: now } : {}),
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
  const known = { status, isPaid: isPaid(order, placement) }
  if (status !== placement.status) return changesOf(placement, known, now)
  const isPaidNow = known.isPaid && placement.paid_at === null && isUnderWay(status)
  return isPaidNow ? { status, paid_at: now } : null
}
