import { addDays } from 'date-fns/addDays'
import { isValid } from 'date-fns/isValid'

const time =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)\s*(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i

/** An instant; a time without a zone is in WIB. An `isEnd` without a time of day is the end of its day. */
function instantOf(text: string, { isEnd }: { isEnd: boolean }): Date | null {
  const [, day, clock, utc, hours, minutes] = time.exec(text) ?? []
  if (!day) return null
  const zone = utc ?? (hours ? `${hours}:${minutes}` : '+07:00')
  const instant = new Date(`${day}T${clock ?? '00:00'}${zone.toUpperCase()}`)
  if (!isValid(instant)) return null
  return isEnd && !clock ? addDays(instant, 1) : instant
}

/** Whether a sale is on now, by an ISO 8601 interval `from/to` of which one may be empty. Null for what is no interval. */
export function isOnSale(interval: string, now: Date): boolean | null {
  const [from = '', to = '', ...more] = interval.split('/').map((text) => text.trim())
  const start = instantOf(from, { isEnd: false })
  const end = instantOf(to, { isEnd: true })
  const isRead = (start || from === '') && (end || to === '') && (start || end)
  if (!isRead || more.length > 0 || !interval.includes('/')) return null
  return (!start || start <= now) && (!end || now < end)
}
