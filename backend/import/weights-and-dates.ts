import { addDays } from 'date-fns/addDays'
import { isValid } from 'date-fns/isValid'

const grams: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1_000,
  lb: 453.592_37,
  lbs: 453.592_37,
  oz: 28.349_523_125,
}

/** As much as the contract takes. */
const maxGrams = 1_000_000

/** '1.500 g' may be a gram and a half, or a garment of 1500 g. */
const thousands = /^\d{1,3}[.,]\d{3}$/

/** A weight with its unit, as '320 g' and '0.3 kg', in whole grams. Null for what cannot be read, or may mean two weights. */
export function gramsOf(text: string): number | null {
  const [, amount = '', unit = ''] = /^(\d{1,7}(?:[.,]\d{1,6})?)\s*([a-z]+)$/i.exec(text) ?? []
  const factor = Object.hasOwn(grams, unit.toLowerCase()) ? grams[unit.toLowerCase()] : undefined
  if (factor === undefined || (factor === 1 && thousands.test(amount))) return null
  const weight = Math.round(Number(amount.replace(',', '.')) * factor)
  return weight <= maxGrams ? weight : null
}

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

/** Whether a sale is on now, and when it ends, by an ISO 8601 interval `from/to` of which one may be empty. Null for what is no interval. */
export function saleOf(interval: string, now: Date): { isOn: boolean; end: Date | null } | null {
  const [from = '', to = '', ...more] = interval.split('/').map((text) => text.trim())
  const start = instantOf(from, { isEnd: false })
  const end = instantOf(to, { isEnd: true })
  const isRead = (start || from === '') && (end || to === '') && (start || end)
  if (!isRead || more.length > 0 || !interval.includes('/')) return null
  return { isOn: (!start || start <= now) && (!end || now < end), end }
}
