import { pickupPreparationHours } from '#rules/constants.ts'
import { fromWib, storeHours, toWib } from '#rules/time-zone.ts'

/** When an order is ready for pickup, in WIB. */
export interface PickupReady {
  /** 'YYYY-MM-DD'. */
  day: string
  /** 'HH:mm'. */
  time: string
  /** Whether it is the day of the payment. */
  isToday: boolean
}

const hourMs = 60 * 60 * 1000
const quarterMs = hourMs / 4

/** Returns an instant as day and time in WIB, rounded up to a quarter of an hour. */
function atQuarter(instant: number): { day: string; time: string } {
  const wib = toWib(new Date(Math.ceil(instant / quarterMs) * quarterMs))
  return { day: wib.slice(0, 10), time: wib.slice(11, 16) }
}

/**
 * Returns when a store has a paid order ready: one hour after the payment, or after it opens that day (spec §9). If it has closed by then,
 * one hour after it opens on the next day.
 */
export function pickupReady(paidAt: Date): PickupReady {
  const today = toWib(paidAt).slice(0, 10)
  const opens = fromWib(`${today} ${storeHours.opens}:00`).getTime()
  const preparationMs = pickupPreparationHours * hourMs
  const ready = atQuarter(Math.max(paidAt.getTime(), opens) + preparationMs)
  if (ready.day === today && ready.time < storeHours.closes) return { ...ready, isToday: true }
  return { ...atQuarter(opens + 24 * hourMs + preparationMs), isToday: false }
}
