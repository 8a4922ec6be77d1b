import type { Arrival } from '#lib/rules/arrival.ts'
import type { PickupReady } from '#lib/rules/pickup-ready.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The parts of a day, 'YYYY-MM-DD': 'Tue', 24, 'Nov'. */
function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return {
    weekday: weekdays[date.getUTCDay()],
    number: date.getUTCDate(),
    month: months[date.getUTCMonth()],
  }
}

/** 'Tue 24 Nov', or 'Tue 24' where the month follows. */
function withWeekday(day: string, hasMonth = true): string {
  const { weekday, number, month } = partsOf(day)
  return hasMonth ? `${weekday} ${number} ${month}` : `${weekday} ${number}`
}

type Days = Pick<Arrival, 'first' | 'last'>

/** '24-25 Nov', '30 Nov - 1 Dec' or '24 Nov'. */
function shortDays({ first, last }: Days): string {
  const [from, to] = [partsOf(first), partsOf(last)]
  if (first === last) return `${to.number} ${to.month}`
  if (from.month === to.month) return `${from.number}-${to.number} ${to.month}`
  return `${from.number} ${from.month} - ${to.number} ${to.month}`
}

/** 'Tue 24 - Wed 25 Nov', 'Mon 30 Nov - Tue 1 Dec' or 'Tue 24 Nov'. */
function longDays({ first, last }: Days): string {
  if (first === last) return withWeekday(last)
  const isOtherMonth = partsOf(first).month !== partsOf(last).month
  return `${withWeekday(first, isOtherMonth)} - ${withWeekday(last)}`
}

/** When a parcel arrives, or an order is ready in a store. */
export const arrival = {
  /** 'arrives 24-25 Nov', inside a sentence. */
  brief: (days: Days) => `arrives ${shortDays(days)}`,
  /** 'Arrives Tue 24 - Wed 25 Nov', as a line of its own. */
  full: (days: Days) => `Arrives ${longDays(days)}`,
  /** Until when one pays for these days, on the destination's clock. */
  payBefore: ({ payBefore, zone }: Pick<Arrival, 'payBefore' | 'zone'>) =>
    `if you pay before ${withWeekday(payBefore.slice(0, 10))}, ${payBefore.slice(11, 16)} ${zone}`,
  /** From when an order can be picked up. */
  ready: ({ day, time, isToday }: PickupReady) =>
    `Ready ${isToday ? 'today' : withWeekday(day)} from ${time} WIB`,
}
