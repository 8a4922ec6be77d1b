import { isValid } from 'date-fns/isValid'
import { wallClock } from '#lib/rules/time-zone.ts'

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
