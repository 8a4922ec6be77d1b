import type { Arrival } from '@etalase/contract/rules/arrival.ts'
import type { PickupReady } from '@etalase/contract/rules/pickup-ready.ts'
import { longDays, shortDays, withWeekday } from '#lib/messages/day-ranges.ts'

type Days = Pick<Arrival, 'first' | 'last'>

/** When a parcel arrives, or an order is ready in a store. */
export const arrivalMessages = {
  /** 'arrives 24-25 Nov', inside a sentence. */
  brief: (days: Days) => `arrives ${shortDays(days)}`,
  /** 'Arrives Tue 24 - Wed 25 Nov', as a line of its own. */
  full: (days: Days) => `Arrives ${longDays(days)}`,
  /** What was promised with an order, a line of its own. */
  promised: (days: Days) => `Promised arrival: ${longDays(days)}`,
  /** Until when one pays for these days, on the destination's clock. */
  payBefore: ({ payBefore, zone }: Pick<Arrival, 'payBefore' | 'zone'>) =>
    `if you pay before ${withWeekday(payBefore.slice(0, 10))}, ${payBefore.slice(11, 16)} ${zone}`,
  /** From when an order can be picked up. */
  ready: ({ day, time, isToday }: PickupReady) =>
    `Ready ${isToday ? 'today' : withWeekday(day)} from ${time} WIB`,
}
