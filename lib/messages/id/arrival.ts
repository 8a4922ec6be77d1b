import { longDays, shortDays, withWeekday } from '#lib/messages/day-ranges.ts'
import type { arrivalMessages as English } from '#lib/messages/en/arrival.ts'

/** Arrival of a parcel, or readiness of an order in a store. */
export const arrivalMessages: typeof English = {
  brief: (days) => `tiba ${shortDays(days)}`,
  full: (days) => `Tiba ${longDays(days)}`,
  promised: (days) => `Dijanjikan tiba ${longDays(days)}`,
  payBefore: ({ payBefore, zone }) =>
    `bila dibayar sebelum ${withWeekday(payBefore.slice(0, 10))}, ${payBefore.slice(11, 16)} ${zone}`,
  ready: ({ day, time, isToday }) =>
    `Siap diambil ${isToday ? 'hari ini' : withWeekday(day)} mulai ${time} WIB`,
}
