import { readEtd } from '#rules/etd.ts'
import { isHoliday } from '#rules/holidays.ts'
import { fromWib, sameDayCutOff, type TimeZone, toWib, wallClock } from '#rules/time-zone.ts'

/** A parcel's arrival, in the calendar and clock of its destination. */
export interface Arrival {
  /** The first possible day: 'YYYY-MM-DD'. */
  first: string
  /** The last possible day; equal to the first for a single day. */
  last: string
  /** The deadline of payment for these days, as wall clock time of `zone`: 'YYYY-MM-DD HH:mm:ss'. */
  payBefore: string
  zone: TimeZone
}

interface ArrivalQuestion {
  /** The courier's code of the tier. */
  service: string
  /** The courier's estimate in any of its forms: '1-2', '1–2 HARI', '6 jam'. */
  etd: string
  paidAt: Date
  /** The zone of the destination. */
  zone: TimeZone
}

/** The courier's code of its same-day tier, whose '1' is the day of dispatch (spec §9). */
const sameDayService = 'UDRSDS'

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`)

function dayAfter(day: string): string {
  const next = asUtc(day)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

const isWorkingDay = (day: string) => asUtc(day).getUTCDay() !== 0 && !isHoliday(day)

function nextWorkingDay(day: string): string {
  const next = dayAfter(day)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

const workingDaysAfter = (day: string, count: number): string =>
  count === 0 ? day : workingDaysAfter(nextWorkingDay(day), count - 1)

/** Returns the day of dispatch: the same working day when paid before the cut-off, else the next working day (spec §9). */
function dispatchDay(paidAt: Date): string {
  const [day = '', time = ''] = toWib(paidAt).split(' ')
  return isWorkingDay(day) && time < sameDayCutOff ? day : nextWorkingDay(day)
}

/**
 * Returns the days on which a paid parcel arrives: the courier's days after the day of dispatch, without Sundays and national holidays.
 * Null when the courier gives no estimate.
 */
export function arrivalOf({ service, etd, paidAt, zone }: ArrivalQuestion): Arrival | null {
  const estimate = readEtd(etd)
  if (!estimate) return null
  const { least, most } = service === sameDayService ? { least: 0, most: 0 } : estimate
  const sent = dispatchDay(paidAt)
  return {
    first: workingDaysAfter(sent, least),
    last: workingDaysAfter(sent, most),
    payBefore: wallClock(fromWib(`${sent} ${sameDayCutOff}:00`), zone),
    zone,
  }
}
