import type { LineKind, MedusaItem, MedusaOrder } from './medusa-order'

/** A line of an order as it stands: after what staff have changed. */
export interface OrderLine {
  item: MedusaItem
  kind: LineKind
  /** Pieces that the buyer keeps or gets. */
  qty: number
  /** Whole rupiah for a piece, and what a code takes off all of them. */
  price: number
  discount: number
}

interface Adjusted {
  adjustments?: { amount: number | string; is_tax_inclusive?: boolean | null }[] | undefined
  tax_lines?: { rate: number | string }[] | undefined
}

/** What codes take off, with its tax, in whole rupiah: Medusa keeps what is taken off delivery without. */
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
  // What replaces something broken costs nothing.
  if (kind === 'REPLACEMENT') return { item, kind, qty, price: 0, discount: 0 }
  const discount = all === 0 ? 0 : Math.round((takenOff(item) * qty) / all)
  return { item, kind, qty, price: Number(item.unit_price), discount }
}

/** What each line of an order is, without those of which nothing is left. */
export const linesOf = ({ items }: MedusaOrder): OrderLine[] =>
  items.map(toLine).filter(({ qty }) => qty > 0)

/** The lines that an order was placed for, and must bring: others follow when it has arrived. */
export const goodsOf = (order: MedusaOrder): OrderLine[] =>
  linesOf(order).filter(({ kind }) => kind === 'BOUGHT' || kind === 'ADDED')
