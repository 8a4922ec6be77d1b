import { type Rupiah, rupiah, sum } from '#rules/money.ts'
import { typedNumber } from '#rules/typed-text.ts'

/** The maximum number of pieces in one call. */
export const maxRequestQuantity = 1_000

export type QuantityProblem = 'tooFew' | 'notWhole' | 'tooMany'

const decimal = /^-?\d+(?:[.,]\d+)?$/
const whole = /^\d+$/

/** '2,0' is two pieces. '2.000' may mean two or two thousand, so it is refused. */
const noDecimals = /[.,]00?$/

/** The `pattern` of a quantity field before scripts run. Allows everything that `readQuantity` may accept. */
export const quantityPattern = '\\s*[0０]*[1-9１-９][0-9０-９]{0,3}(?:[.,]00?)?\\s*'

/** Parses a typed quantity: 1 to 1,000 pieces, or the problem (spec §5). Empty text is too few. */
export function readQuantity(typed: string): number | QuantityProblem {
  const text = typedNumber(typed).replace(noDecimals, '')
  if (text === '') return 'tooFew'
  if (!decimal.test(text)) return 'notWhole'
  if (Number(text.replace(',', '.')) < 1) return 'tooFew'
  if (!whole.test(text)) return 'notWhole'
  return Number(text) > maxRequestQuantity ? 'tooMany' : Number(text)
}

interface PricedLine {
  qty: number
  product_detail: { net_price: Rupiah }
}

/** Returns the total of a line, in whole rupiah. */
export function lineTotal(line: PricedLine): Rupiah {
  return rupiah(line.qty * line.product_detail.net_price)
}

/** Returns the sum of quantity times net price, in whole rupiah (spec §3, Cart). */
export function cartSubtotal(lines: readonly PricedLine[]): Rupiah {
  return sum(lines.map(lineTotal))
}

/** Returns the name of a cart line in a form: each product appears once in each size. */
export const lineKey = (productId: number, sizeCode: string): string => `${productId}:${sizeCode}`

/** Returns the number of pieces in the cart. */
export function pieceCount(lines: readonly { qty: number }[]): number {
  return lines.reduce((total, line) => total + line.qty, 0)
}
