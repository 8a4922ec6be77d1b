import type { Order } from '@etalase/contract/order.ts'
import { fromWib } from '@etalase/contract/rules/time-zone.ts'
import { arrivalMessages } from '#messages/arrival.ts'
import { checkoutMessages } from '#messages/checkout.ts'

type Promised = Pick<Order, 'trx_status' | 'promised_arrival' | 'pickup_ready_at'>

/** Returns the promised days of an unpaid order, with the payment deadline they depend on. */
function arrivalIfPaid({ promised_arrival }: Promised, now: number): string | null {
  if (!promised_arrival || fromWib(promised_arrival.pay_before).getTime() <= now) return null
  const { first_day: first, last_day: last, pay_before: payBefore } = promised_arrival
  const until = checkoutMessages.daysHold(arrivalMessages.payBefore({ payBefore, zone: 'WIB' }))
  return `${arrivalMessages.full({ first, last })}. ${until}`
}

function readyAt(wib: string): string {
  return arrivalMessages.ready({ day: wib.slice(0, 10), time: wib.slice(11, 16), isToday: false })
}

/**
 * Returns the promised arrival, or pickup time, of an order; null without a promise, and once it is fulfilled or void. `now` in
 * milliseconds.
 */
export function estimatedTime(order: Promised, now: number): string | null {
  const { trx_status, promised_arrival: arrival, pickup_ready_at } = order
  switch (trx_status) {
    case 'PENDING':
      return arrivalIfPaid(order, now)
    case 'CONFIRMED':
    case 'PAID':
    case 'PROCESSING':
      if (pickup_ready_at) return readyAt(pickup_ready_at)
      break
    case 'SHIPPED':
      break
    default:
      return null
  }
  return arrival
    ? arrivalMessages.promised({ first: arrival.first_day, last: arrival.last_day })
    : null
}
