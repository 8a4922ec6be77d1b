import { typedText } from '#rules/typed-text.ts'

/** Digits in groups of three with the same separator: '1.250.000', '1,250,000', '1 250 000'. */
const grouped = /^(?!0)\d{1,3}(?:([., '’])\d{3})(?:\1\d{3})*$/

/** Zero decimals, as banks, invoices and spreadsheets write them: '100.000,00', '100000.00'. */
const zeroDecimals = /^(.*\d{4}|.*\D\d{3})[.,]00$/

/** Parses digits: '399000' and '399.000' are 399000. Null for '399.5', '12.34.5', and '000' from a truncated '399 000'. */
export function readDigits(digits: string): number | null {
  const whole = digits.replace(zeroDecimals, '$1')
  if (grouped.test(whole)) return Number(whole.replaceAll(/\D/g, ''))
  return /^(?:0|[1-9]\d{0,14})$/.test(whole) ? Number(whole) : null
}

/** Parses a whole number as people write it, with or without separators: '1000', '1.000', '1,000'. Null for anything else. */
export const readWhole = (typed: string): number | null => readDigits(typedText(typed))

/** Parses a whole number with an optional sign: '+5', '-1.000'. */
export function readChange(typed: string): number | null {
  const [, sign, digits = ''] = /^([+-]?)(.*)$/.exec(typedText(typed)) ?? []
  const number = readDigits(digits)
  return number !== null && sign === '-' ? -number : number
}

/** Parses a whole percentage: '20', '20%'. Null for '12.5' and '20.000'. */
export function readPercent(typed: string): number | null {
  const [, digits] = /^(0|[1-9]\d{0,2}) ?%?$/.exec(typedText(typed)) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Parses a number with optional decimals after a dot: '24', '0.25'. Null for anything else, and for '1.000', which may be 1 or 1000. */
export function readDecimal(typed: string): number | null {
  const text = typedText(typed)
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && !grouped.test(text) ? Number(text) : null
}

/** Parses a measure with decimals after a dot or a comma and an optional whole part: '0.25', '0,25', '.5', '12'. Null for anything else. */
export function readAmount(typed: string): number | null {
  const text = typedText(typed)
  return /^(?=[.,]?\d)\d{0,9}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : null
}
