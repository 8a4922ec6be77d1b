import type { LineKind, MedusaItem, MedusaOrder } from './medusa-order'

/** A line of an order after staff's changes. */
export interface OrderLine {
  item: MedusaItem
  kind: LineKind
  /** Pieces that the buyer keeps or gets. */
  qty: number
  /** Whole rupiah: the price per piece, and the discount of all pieces. */
  price: number
  discount: number
}

interface Adjusted {
  adjustments?: { amount: number | string; is_tax_inclusive?: boolean | null }[] | undefined
  tax_lines?: { rate: number | string }[] | undefined
}

/** Returns the discount with its tax, in whole rupiah. Medusa stores a delivery discount without tax. */
export function takenOff({ adjustments = [], tax_lines = [] }: Adjusted): number {
  const rate = tax_lines.reduce((sum, line) => sum + Number(line.rate), 0) / 100
  const withTax = adjustments.map(({ amount, is_tax_inclusive }) =>
    is_tax_inclusive ? Number(amount) : Number(amount) * (1 + rate),
  )
  return Math.round(withTax.reduce((sum, amount) => sum + amount, 0))
}

function toLine(item: MedusaItem): OrderLine {
  const { kind, exchanged } = item
  const all = Number(item.quantity)
  const qty = Math.max(0, all - exchanged)
  // A replacement for something broken is free.
  if (kind === 'REPLACEMENT') return { item, kind, qty, price: 0, discount: 0 }
  const discount = all === 0 ? 0 : Math.round((takenOff(item) * qty) / all)
  return { item, kind, qty, price: Number(item.unit_price), discount }
}

/** Returns an order's lines, without emptied ones. */
export const linesOf = ({ items }: MedusaOrder): OrderLine[] =>
  items.map(toLine).filter(({ qty }) => qty > 0)

/** Returns the lines that an order must deliver to arrive. Exchanges and replacements follow after that. */
export const goodsOf = (order: MedusaOrder): OrderLine[] =>
  linesOf(order).filter(({ kind }) => kind === 'BOUGHT' || kind === 'ADDED')
