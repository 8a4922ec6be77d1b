import type { Order } from '@etalase/contract/order.ts'
import { ordersMessages } from '#messages/orders.ts'

/** An event in an order's timeline. */
export interface OrderEvent {
  /** WIB time from the wire. */
  at: string
  status: string
  city?: string | null | undefined
  receiver?: string | null | undefined
}

type Tracked = Pick<Order, 'trx_date' | 'payment_date' | 'order_tracking'>

/** Returns the parcel's events, oldest first. Backends send them in either order; events of the same second keep the backend's order. */
function parcelEvents({ order_tracking }: Tracked): OrderEvent[] {
  const { last_status, track_history = [] } = order_tracking ?? {}
  const [first] = track_history
  const last = track_history.at(-1)
  const isNewestFirst = first && last && first.date_time > last.date_time
  const oldestFirst = isNewestFirst ? [...track_history].reverse() : [...track_history]
  const isListed = track_history.some(
    ({ status, date_time }) =>
      status === last_status?.status && date_time === last_status?.date_time,
  )
  const events =
    last_status && !isListed ? [...oldestFirst, { city: null, ...last_status }] : oldestFirst
  return events.map(({ date_time, status, city, receiver_name }) => ({
    at: date_time,
    status,
    city,
    receiver: receiver_name,
  }))
}

/** Returns the timeline of an order, newest first: placed, paid, and the parcel's tracking. */
export function orderTimeline(order: Tracked): OrderEvent[] {
  const events = [
    { at: order.trx_date, status: ordersMessages.placed },
    ...(order.payment_date ? [{ at: order.payment_date, status: ordersMessages.paid }] : []),
    ...parcelEvents(order),
  ]
  // The sort is stable, so after the reversal the later of two equal times comes first.
  return events.sort((a, b) => a.at.localeCompare(b.at)).reverse()
}
