import { fromWallClock, isWibTime, type TimeZone, toWib } from '#rules/time-zone.ts'
import { typedText } from '#rules/typed-text.ts'

const pattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?(?: ?(WIB|WITA|WIT))?$/i

const zones: Readonly<Record<string, TimeZone>> = { WITA: 'WITA', WIT: 'WIT' }

/**
 * Parses a time as staff write it, to the WIB form of calls: '2026-11-30 23:59', '2026-11-30 23:59:00 WITA'. WIB without a zone. Null for a
 * malformed time, and for one that does not exist.
 */
export function readTime(typed: string): string | null {
  const [, day, clock, seconds = ':00', zone = ''] = pattern.exec(typedText(typed)) ?? []
  const wall = `${day} ${clock}${seconds}`
  if (!isWibTime(wall)) return null
  return toWib(fromWallClock(wall, zones[zone.toUpperCase()] ?? 'WIB'))
}
