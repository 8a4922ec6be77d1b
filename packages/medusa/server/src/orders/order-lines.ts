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

/** Pieces of an item that go back for others. */
const exchangedOf = ({ returns }: MedusaOrder, { id }: MedusaItem): number =>
  returns
    .filter(({ exchange_id, status }) => exchange_id && status !== 'canceled')
    .flatMap(({ items }) => items ?? [])
    .filter(({ item_id }) => item_id === id)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)

function toLine(order: MedusaOrder, item: MedusaItem): OrderLine {
  const { kind } = item
  const all = Number(item.quantity)
  const qty = Math.max(0, all - exchangedOf(order, item))
  // What replaces something broken costs nothing.
  if (kind === 'REPLACEMENT') return { item, kind, qty, price: 0, discount: 0 }
  const discount = all === 0 ? 0 : Math.round((takenOff(item) * qty) / all)
  return { item, kind, qty, price: Number(item.unit_price), discount }
}

/** What each line of an order is, without those of which nothing is left. */
export const linesOf = (order: MedusaOrder): OrderLine[] =>
  order.items.map((item) => toLine(order, item)).filter(({ qty }) => qty > 0)

/** The lines that an order was placed for, and must bring: others follow when it has arrived. */
export const goodsOf = (order: MedusaOrder): OrderLine[] =>
  linesOf(order).filter(({ kind }) => kind === 'BOUGHT' || kind === 'ADDED')
