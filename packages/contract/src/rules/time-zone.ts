import { isValid } from 'date-fns/isValid'

/** An instant as WIB (UTC+7) wall clock time on the wire: 'YYYY-MM-DD HH:mm:ss'. */
export const toWib = (instant: Date): string => wallClock(instant, 'WIB')

/** The instant of a WIB wall clock time from the wire. Throws RangeError for a malformed time. */
export function fromWib(wib: string): Date {
  const instant = new Date(`${wib.replace(' ', 'T')}+07:00`)
  if (!isValid(instant)) throw new RangeError(`Not a WIB time: ${wib}`)
  return instant
}

/** Whether a text is a WIB wall clock time from the wire that exists: no 31 February. */
export function isWibTime(text: string): boolean {
  const instant = new Date(`${text.replace(' ', 'T')}+07:00`)
  return isValid(instant) && toWib(instant) === text
}

/** A WIB time from the wire in ISO 8601: '2026-08-03T14:05:00+07:00'. */
export function wibToIso(wib: string): string {
  return `${wib.replace(' ', 'T')}+07:00`
}

/** Opening hours of every store, on each day, in WIB (spec §9). */
export const storeHours = { opens: '10:00', closes: '20:00' } as const

/** Customer service hours, Monday to Friday except national holidays, in WIB (spec §9). */
export const customerServiceHours = { opens: '09:00', closes: '16:00' } as const

/** Orders paid before this time are sent on the same day, in WIB (spec §9). */
export const sameDayCutOff = '08:00'

/** Indonesia's time zones, in hours ahead of UTC; none has daylight saving. */
const hoursAhead = { WIB: 7, WITA: 8, WIT: 9 } as const
export type TimeZone = keyof typeof hoursAhead

const hourMs = 60 * 60 * 1000

/** An instant as wall clock time of a zone: 'YYYY-MM-DD HH:mm:ss'. */
export function wallClock(instant: Date, zone: TimeZone): string {
  const shifted = new Date(instant.getTime() + hoursAhead[zone] * hourMs)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant of a wall clock time of a zone, 'YYYY-MM-DD HH:mm:ss'. Throws RangeError for a malformed time. */
export const fromWallClock = (time: string, zone: TimeZone): Date =>
  new Date(fromWib(time).getTime() + (hoursAhead.WIB - hoursAhead[zone]) * hourMs)

const eastern = /maluku|papua/i
const central = /sulawesi|gorontalo|bali|nusa tenggara|kalimantan (?:timur|selatan|utara)/i

/** The zone of a province by its name, as every backend sends it; WIB for the west and for an unknown name. */
export function zoneOfProvince(provinceName: string): TimeZone {
  if (eastern.test(provinceName)) return 'WIT'
  return central.test(provinceName) ? 'WITA' : 'WIB'
}
