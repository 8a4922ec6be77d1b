import { fromWallClock, isWibTime, type TimeZone, toWib } from '#rules/time-zone.ts'
import { typedText } from '#rules/typed-text.ts'

const pattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?(?: ?(WIB|WITA|WIT))?$/i

const zones: Readonly<Record<string, TimeZone>> = { WITA: 'WITA', WIT: 'WIT' }

/**
 * A time as staff write it, as the wire has it in WIB: '2026-11-30 23:59', '2026-11-30 23:59:00 WITA'. Without a zone it is in
 * WIB. Null for what is no time, or none of the calendar.
 */
export function readTime(typed: string): string | null {
  const [, day, clock, seconds = ':00', zone = ''] = pattern.exec(typedText(typed)) ?? []
  const wall = `${day} ${clock}${seconds}`
  if (!isWibTime(wall)) return null
  return toWib(fromWallClock(wall, zones[zone.toUpperCase()] ?? 'WIB'))
}
