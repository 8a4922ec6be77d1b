import { isValid } from 'date-fns/isValid'

/** Formats an instant as WIB (UTC+7) wall clock time, as calls send it: 'YYYY-MM-DD HH:mm:ss'. */
export const toWib = (instant: Date): string => wallClock(instant, 'WIB')

/** Parses a WIB wall clock time from a call. Throws RangeError for a malformed time. */
export function fromWib(wib: string): Date {
  const instant = new Date(`${wib.replace(' ', 'T')}+07:00`)
  if (!isValid(instant)) throw new RangeError(`Not a WIB time: ${wib}`)
  return instant
}

/** Whether a text is an existing WIB wall clock time, which excludes 31 February. */
export function isWibTime(text: string): boolean {
  const instant = new Date(`${text.replace(' ', 'T')}+07:00`)
  return isValid(instant) && toWib(instant) === text
}

/** Converts a WIB time from a call to ISO 8601: '2026-08-03T14:05:00+07:00'. */
export function wibToIso(wib: string): string {
  return `${wib.replace(' ', 'T')}+07:00`
}

/** Opening hours of every store, on each day, in WIB (spec §9). */
export const storeHours = { opens: '10:00', closes: '20:00' } as const

/** Customer service hours, Monday to Friday except national holidays, in WIB (spec §9). */
export const customerServiceHours = { opens: '09:00', closes: '16:00' } as const

/** Orders paid before this time are sent on the same day, in WIB (spec §9). */
export const sameDayCutOff = '08:00'

/** Indonesia's time zones, in hours ahead of UTC; none has daylight saving time. */
const hoursAhead = { WIB: 7, WITA: 8, WIT: 9 } as const
export type TimeZone = keyof typeof hoursAhead

const hourMs = 60 * 60 * 1000

/** Formats an instant as wall clock time of a zone: 'YYYY-MM-DD HH:mm:ss'. */
export function wallClock(instant: Date, zone: TimeZone): string {
  const shifted = new Date(instant.getTime() + hoursAhead[zone] * hourMs)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

/** Parses a wall clock time of a zone, 'YYYY-MM-DD HH:mm:ss'. Throws RangeError for a malformed time. */
export const fromWallClock = (time: string, zone: TimeZone): Date =>
  new Date(fromWib(time).getTime() + (hoursAhead.WIB - hoursAhead[zone]) * hourMs)

const eastern = /maluku|papua/i
const central = /sulawesi|gorontalo|bali|nusa tenggara|kalimantan (?:timur|selatan|utara)/i

/** Returns the zone of a province by its name, as every backend sends it; WIB for the west and for an unknown name. */
export function zoneOfProvince(provinceName: string): TimeZone {
  if (eastern.test(provinceName)) return 'WIT'
  return central.test(provinceName) ? 'WITA' : 'WIB'
}
