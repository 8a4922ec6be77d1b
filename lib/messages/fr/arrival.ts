import type { Arrival } from '@etalase/contract/rules/arrival.ts'
import type { PickupReady } from '@etalase/contract/rules/pickup-ready.ts'
import { longDays, shortDays, withWeekday } from '#lib/messages/day-ranges.ts'
import type { arrivalMessages as English } from '#lib/messages/en/arrival.ts'

type Days = Pick<Arrival, 'first' | 'last'>

const article = ({ first, last }: Days) => (first === last ? 'le' : 'les')

/** Arrival of a parcel, or readiness of an order in a store. */
export const arrivalMessages: typeof English = {
  brief: (days: Days) => `arrivée ${article(days)} ${shortDays(days)}`,
  full: (days: Days) => `Arrivée prévue\u00a0: ${longDays(days)}`,
  promised: (days: Days) => `Arrivée promise ${article(days)} ${longDays(days)}`,
  payBefore: ({ payBefore, zone }: Pick<Arrival, 'payBefore' | 'zone'>) =>
    `si vous payez avant le ${withWeekday(payBefore.slice(0, 10))}, ${payBefore.slice(11, 16)} ${zone}`,
  ready: ({ day, time, isToday }: PickupReady) =>
    `Commande prête ${isToday ? 'aujourd’hui' : `le ${withWeekday(day)}`} dès ${time} WIB`,
}
