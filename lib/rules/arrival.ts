import { isHoliday } from '#lib/rules/holidays.ts'
import { fromWib, sameDayCutOff, type TimeZone, toWib, wallClock } from '#lib/rules/time-zone.ts'

const days = /\d+(?:\s*-\s*\d+)?/

/** '1-2' out of '1-2 HARI', '1-2 day', ' 1 - 2 '; null when the courier gives no estimate. */
export function normaliseEtd(etd: string): string | null {
  return days.exec(etd)?.[0].replaceAll(/\s/g, '') ?? null
}

/** When a parcel arrives, on the calendar and clock of its destination. */
export interface Arrival {
  /** The first day on which it may arrive: 'YYYY-MM-DD'. */
  first: string
  /** The last one; the same as the first for a single day. */
  last: string
  /** The days hold for a payment before this wall clock time of `zone`: 'YYYY-MM-DD HH:mm:ss'. */
  payBefore: string
  zone: TimeZone
}

interface ArrivalQuestion {
  /** The courier's code of the tier. */
  service: string
  /** Days of the courier, in any of its formats: '1-2', '1-2 HARI', '1'. */
  etd: string
  paidAt: Date
  /** The zone of the destination. */
  zone: TimeZone
}

/** The courier's code of its same-day tier, whose '1' is the day of dispatch (spec §9). */
const sameDayService = 'UDRSDS'

/** More days than any courier needs: such an estimate is a mistake. */
const maxDays = 60

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`)

function courierDays(service: string, etd: string): number[] {
  const days = normaliseEtd(etd)?.split('-').map(Number) ?? []
  return service === sameDayService ? days.map(() => 0) : days
}

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

/** The day on which an order is sent: the same working day when paid before the cut-off, else the next one (spec §9). */
function dispatchDay(paidAt: Date): string {
  const [day = '', time = ''] = toWib(paidAt).split(' ')
  return isWorkingDay(day) && time < sameDayCutOff ? day : nextWorkingDay(day)
}

/**
 * The days on which a paid parcel arrives: the courier's days, without Sundays and national holidays, after
 * the day of dispatch. Null when the courier gives no estimate.
 */
export function arrivalOf({ service, etd, paidAt, zone }: ArrivalQuestion): Arrival | null {
  const days = courierDays(service, etd)
  if (days.length === 0 || Math.max(...days) > maxDays) return null
  const sent = dispatchDay(paidAt)
  return {
    first: workingDaysAfter(sent, Math.min(...days)),
    last: workingDaysAfter(sent, Math.max(...days)),
    payBefore: wallClock(fromWib(`${sent} ${sameDayCutOff}:00`), zone),
    zone,
  }
}
