import { readAmount, readDigits } from '@etalase/contract/rules/typed-number.ts'
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

/** The heaviest parcel that couriers take without freight, and more than any garment weighs. */
const maxGrams = 30_000

/**
 * Reads an amount of a unit. Products don't weigh thousandths of a gram, so '1.500 g' is 1500 g. Larger units have
 * decimals, so '1.500 kg' is 1500 g too.
 */
const readUnits = (amount: string, factor: number): number | null =>
  (factor === 1 ? readDigits(amount) : null) ?? readAmount(amount)

/** Reads a weight with its unit, such as '320 g', '1.500 g' and '0,3 kg', in whole grams; 0 for none. Returns a reason for others. */
export function gramsOf(text: string): number | string {
  const [, amount = '', unit = ''] = /^([\d.,]{1,30})\s*([a-z]+)\.?$/i.exec(text) ?? []
  const factor = Object.hasOwn(grams, unit.toLowerCase()) ? grams[unit.toLowerCase()] : undefined
  const units = factor === undefined ? null : readUnits(amount, factor)
  if (factor === undefined || units === null) return 'is not a weight with a unit'
  const weight = units * factor
  if (weight > maxGrams) return `exceeds the ${maxGrams / 1_000} kg limit of a parcel`
  if (weight > 0 && weight < 1) return 'is less than a gram: are these kilograms?'
  return Math.round(weight)
}

const time =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i

/** Parses an instant, in WIB by default. With `isEnd`, a date without time means the end of that day. */
function instantOf(text: string, { isEnd }: { isEnd: boolean }): Date | null {
  const [, day, clock, utc, hours, minutes] = time.exec(text) ?? []
  if (!day) return null
  const zone = utc ?? (hours ? `${hours}:${minutes}` : '+07:00')
  const instant = new Date(
    `${day}T${(clock ?? '00:00').replace(/^\d:/, '0$&')}${zone.toUpperCase()}`,
  )
  if (!isValid(instant)) return null
  return isEnd && !clock ? addDays(instant, 1) : instant
}

/** Returns whether a sale is on, and its end, from an ISO 8601 interval `from/to` with an optional side. Null if malformed. */
export function saleOf(interval: string, now: Date): { isOn: boolean; end: Date | null } | null {
  const [from = '', to = '', ...more] = interval.split('/').map((text) => text.trim())
  const start = instantOf(from, { isEnd: false })
  const end = instantOf(to, { isEnd: true })
  const isRead = (start || from === '') && (end || to === '') && (start || end)
  if (!isRead || more.length > 0 || !interval.includes('/')) return null
  return { isOn: (!start || start <= now) && (!end || now < end), end }
}
