import { type Rupiah, rupiah, sum } from '#lib/rules/money.ts'

export interface PricedLine {
  qty: number
  product_detail: { net_price: Rupiah }
}

/** The total of a line, in whole rupiah. */
export function lineTotal(line: PricedLine): Rupiah {
  return rupiah(line.qty * line.product_detail.net_price)
}

/** Sum of quantity times net price, in whole rupiah (spec §3, Cart). */
export function cartSubtotal(lines: readonly PricedLine[]): Rupiah {
  return sum(lines.map(lineTotal))
}

/** Number of pieces in the cart. */
export function pieceCount(lines: readonly { qty: number }[]): number {
  return lines.reduce((total, line) => total + line.qty, 0)
}
