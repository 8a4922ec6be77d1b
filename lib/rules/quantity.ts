/** The maximum number of pieces in one call. */
export const maxRequestQuantity = 1_000

export type QuantityProblem = 'tooFew' | 'notWhole' | 'tooMany'

const decimal = /^[-−]?\d+(?:[.,]\d+)?$/
const whole = /^\d+$/

/** Parses a typed quantity: 1 to 1,000 pieces, or the problem (spec §5). Empty text is too few. */
export function readQuantity(typed: string): number | QuantityProblem {
  const text = typed.trim()
  if (text === '') return 'tooFew'
  if (!decimal.test(text)) return 'notWhole'
  if (Number(text.replace('−', '-').replace(',', '.')) < 1) return 'tooFew'
  if (!whole.test(text)) return 'notWhole'
  return Number(text) > maxRequestQuantity ? 'tooMany' : Number(text)
}
