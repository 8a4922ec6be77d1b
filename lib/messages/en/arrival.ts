import type { Arrival } from '@etalase/contract/rules/arrival.ts'
import type { PickupReady } from '@etalase/contract/rules/pickup-ready.ts'
import { longDays, shortDays, withWeekday } from '#lib/messages/day-ranges.ts'

type Days = Pick<Arrival, 'first' | 'last'>

/** Arrival of a parcel, or readiness of an order in a store. */
export const arrivalMessages = {
  /** 'arrives 24-25 Nov', inside a sentence. */
  brief: (days: Days) => `arrives ${shortDays(days)}`,
  /** 'Arrives Tue 24 - Wed 25 Nov', as a separate line. */
  full: (days: Days) => `Arrives ${longDays(days)}`,
  /** The promise made with an order, as a separate line. */
  promised: (days: Days) => `Promised arrival: ${longDays(days)}`,
  /** The payment deadline for these days, in the destination's time zone. */
  payBefore: ({ payBefore, zone }: Pick<Arrival, 'payBefore' | 'zone'>) =>
    `if you pay before ${withWeekday(payBefore.slice(0, 10))}, ${payBefore.slice(11, 16)} ${zone}`,
  /** Earliest pickup time of an order. */
  ready: ({ day, time, isToday }: PickupReady) =>
    `Ready ${isToday ? 'today' : withWeekday(day)} from ${time} WIB`,
}
