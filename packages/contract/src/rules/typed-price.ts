import { type Rupiah, rupiah } from '#rules/money.ts'
import { readDigits } from '#rules/typed-number.ts'
import { typedText } from '#rules/typed-text.ts'

/** The maximum accepted price, in whole rupiah. */
const maxPrice = 999_999_999

/** Prefixes and suffixes of an amount: 'Rp 100.000,-', 'IDR 100,000', '100.000 rupiah'. */
const currency = /^(?:rp|idr)\.? ?|(?:,-|,--|\.-)$| ?(?:rupiah|idr|rp)\.?$/g

const thousand = 1_000
const units: Readonly<Record<string, number>> = {
  '': 1,
  k: thousand,
  rb: thousand,
  ribu: thousand,
  jt: thousand * thousand,
  juta: thousand * thousand,
}

/** '1,5' and '1.25' have a meaning only before a unit. */
const decimal = /^\d{1,3}[.,]\d{1,2}$/

function readNumber(text: string, hasUnit: boolean): number | null {
  if (hasUnit && decimal.test(text)) return Number(text.replace(',', '.'))
  return readDigits(text)
}

/**
 * Parses a price as written in Indonesia, to whole rupiah: '100.000', 'Rp 100rb', '1,5jt', 'IDR 100,000', '100 ribu'. Null for
 * an ambiguous one, such as '1.5' without a unit, and above 999,999,999.
 */
export function readPrice(typed: string): Rupiah | null {
  const amount = typedText(typed).toLowerCase().replaceAll(currency, '')
  const [, digits = '', unit = ''] = /^(.*\d) ?([a-z]*)$/.exec(amount) ?? []
  const times = Object.hasOwn(units, unit) ? units[unit] : undefined
  const number = readNumber(digits, unit !== '')
  if (number === null || times === undefined) return null
  const price = Math.round(number * times)
  return price <= maxPrice ? rupiah(price) : null
}
