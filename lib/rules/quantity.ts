/** The most pieces that one call may ask for. */
export const maxAskedQuantity = 1_000

export type QuantityProblem = 'tooFew' | 'notWhole' | 'tooMany'

const decimal = /^[-−]?\d+(?:[.,]\d+)?$/
const whole = /^\d+$/

/** A quantity as it was typed: pieces from 1 to 1,000, or what is wrong with it (spec §5). Nothing typed is too few. */
export function readQuantity(typed: string): number | QuantityProblem {
  const text = typed.trim()
  if (text === '') return 'tooFew'
  if (!decimal.test(text)) return 'notWhole'
  if (Number(text.replace('−', '-').replace(',', '.')) < 1) return 'tooFew'
  if (!whole.test(text)) return 'notWhole'
  return Number(text) > maxAskedQuantity ? 'tooMany' : Number(text)
}
