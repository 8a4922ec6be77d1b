import { maxLineQty } from '#lib/rules/constants.ts'

/** What becomes of a call: answered; cut off before it arrives; cut off on the way back; answered late. */
export type Weather = 'fair' | 'requestLost' | 'answerLost' | 'slow'

export interface ModelLine {
  qty: number
  /** A line that was taken out and put in again is another line. */
  born: number
}

interface ModelOrder {
  key: string
  lines: [productId: number, qty: number][]
  status: 'PENDING' | 'PAID' | 'EXPIRED'
}

/** What the shopper agreed to, to be sent again until there is a clear answer. */
interface Agreement {
  key: string
  seen: [productId: number, born: number][]
  total: number
}

export const pricePerPiece = 200_000

/** The shop as simple as it can be: what cart, stock and orders must come to, whatever the wire does. */
export class ShopModel {
  readonly cart = new Map<number, ModelLine>()
  readonly stock = new Map<number, number>()
  readonly orders: ModelOrder[] = []
  agreement: Agreement | null = null
  private births = 0

  constructor(stock: ReadonlyMap<number, number>) {
    this.stock = new Map(stock)
  }

  private limitOf(productId: number): number {
    return Math.min(this.stock.get(productId) ?? 0, maxLineQty)
  }

  put(productId: number, qty: number): void {
    const line = this.cart.get(productId)
    const wanted = (line?.qty ?? 0) + qty
    if (wanted > this.limitOf(productId)) return
    this.cart.set(productId, { qty: wanted, born: line?.born ?? ++this.births })
  }

  press(productId: number, by: 1 | -1): void {
    const line = this.cart.get(productId)
    if (!line) return
    if (by === -1) line.qty = Math.max(1, line.qty - 1)
    else this.put(productId, 1)
  }

  remove(productId: number): void {
    this.cart.delete(productId)
  }

  /** What the shopper agrees to when nothing is open: what the store can serve of the cart; null when that is nothing. */
  agree(key: string): Agreement | null {
    const lines = [...this.cart].filter(([id, { qty }]) => qty <= (this.stock.get(id) ?? 0))
    if (lines.length === 0) return null
    return {
      key,
      seen: lines.map(([productId, { born }]) => [productId, born]),
      total: lines.reduce((total, [, { qty }]) => total + qty * pricePerPiece, 0),
    }
  }

  /** What the server makes of an agreement; false when it refuses. */
  place({ key, seen, total }: Agreement): boolean {
    const known = this.orders.find((order) => order.key === key)
    if (known) return known.status === 'PENDING'
    const lines = seen.flatMap(([productId, born]): [number, number][] => {
      const line = this.cart.get(productId)
      return line?.born === born ? [[productId, line.qty]] : []
    })
    if (lines.length === 0 || lines.length < seen.length) return false
    if (lines.some(([productId, qty]) => qty > (this.stock.get(productId) ?? 0))) return false
    if (lines.reduce((sum, [, qty]) => sum + qty * pricePerPiece, 0) !== total) return false
    for (const [productId] of lines) this.cart.delete(productId)
    this.hold(key, lines)
    return true
  }

  /** An order of somebody else, where the stock allows it. */
  placeForRival(key: string, productId: number, qty: number): void {
    if (qty <= this.limitOf(productId)) this.hold(key, [[productId, qty]])
  }

  private hold(key: string, lines: [number, number][]): void {
    for (const [productId, qty] of lines)
      this.stock.set(productId, (this.stock.get(productId) ?? 0) - qty)
    this.orders.push({ key, lines, status: 'PENDING' })
  }

  end(order: ModelOrder, status: 'PAID' | 'EXPIRED'): void {
    if (order.status !== 'PENDING') return
    order.status = status
    if (status === 'PAID') return
    for (const [productId, qty] of order.lines)
      this.stock.set(productId, (this.stock.get(productId) ?? 0) + qty)
  }
}
