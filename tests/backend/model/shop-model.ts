import { maxLineQty } from '@etalase/contract/rules/constants.ts'

/** A network fault during a call: none, a lost request, a lost response, or a slow call. */
export type NetworkFault = 'none' | 'requestLost' | 'responseLost' | 'slow'

export interface ModelLine {
  qty: number
  /** Changes when a line is removed and added again. */
  lineId: number
}

/** The shop of a purchase, and whether it uses the promo code. */
export interface PurchaseOptions {
  shop: number
  hasCode: boolean
}

interface ModelOrder extends PurchaseOptions {
  key: string
  lines: [productId: number, qty: number][]
  status: 'PENDING' | 'PAID' | 'EXPIRED'
}

/** An order that the client resends until it gets a definite answer. */
interface Submission extends PurchaseOptions {
  key: string
  seen: [productId: number, lineId: number][]
  /** The goods only: shipping and discount follow from them. */
  subtotal: number
}

/** Pieces of a product by shop. */
type StockByShop = ReadonlyMap<number, number>

export const pricePerPiece = 200_000

/** A minimal model of the shop: the expected cart, stock and orders, whatever the network does. */
export class ShopModel {
  readonly cart = new Map<number, ModelLine>()
  readonly stock: ReadonlyMap<number, Map<number, number>>
  readonly orders: ModelOrder[] = []
  submission: Submission | null = null
  promosLeft: number
  private linesAdded = 0

  constructor(stock: ReadonlyMap<number, StockByShop>, promosLeft: number) {
    this.stock = new Map(
      [...stock].map(([productId, stockByShop]) => [productId, new Map(stockByShop)]),
    )
    this.promosLeft = promosLeft
  }

  private left(productId: number, shop: number): number {
    return this.stock.get(productId)?.get(shop) ?? 0
  }

  private take(productId: number, shop: number, qty: number): void {
    this.stock.get(productId)?.set(shop, this.left(productId, shop) - qty)
  }

  /** Returns the quantity limit of a cart line: the largest stock of a single shop. */
  private limitOf(productId: number): number {
    const shelves = this.stock.get(productId) ?? new Map<number, number>()
    return Math.min(Math.max(0, ...shelves.values()), maxLineQty)
  }

  put(productId: number, qty: number): void {
    const line = this.cart.get(productId)
    const wanted = (line?.qty ?? 0) + qty
    if (wanted > this.limitOf(productId)) return
    this.cart.set(productId, { qty: wanted, lineId: line?.lineId ?? ++this.linesAdded })
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

  /** Creates an order from the lines that the shop can serve. Returns null if there are none. */
  createSubmission(key: string, { shop, hasCode }: PurchaseOptions): Submission | null {
    const lines = [...this.cart].filter(([id, { qty }]) => qty <= this.left(id, shop))
    if (lines.length === 0) return null
    return {
      key,
      shop,
      hasCode: hasCode && this.promosLeft > 0,
      seen: lines.map(([productId, { lineId }]) => [productId, lineId]),
      subtotal: lines.reduce((total, [, { qty }]) => total + qty * pricePerPiece, 0),
    }
  }

  /** Places a submission as the server does; false when the server rejects it. */
  place({ key, seen, subtotal, ...options }: Submission): boolean {
    const known = this.orders.find((order) => order.key === key)
    if (known) return known.status === 'PENDING'
    const lines = seen.flatMap(([productId, lineId]): [number, number][] => {
      const line = this.cart.get(productId)
      return line?.lineId === lineId ? [[productId, line.qty]] : []
    })
    if (lines.length === 0 || lines.length < seen.length) return false
    if (lines.reduce((sum, [, qty]) => sum + qty * pricePerPiece, 0) !== subtotal) return false
    if (!this.canFulfil(lines, options)) return false
    for (const [productId] of lines) this.cart.delete(productId)
    this.record(key, lines, options)
    return true
  }

  /** Places another shopper's order, if stock and promo allow it. */
  placeForRival(key: string, productId: number, qty: number, options: PurchaseOptions): void {
    const lines: [number, number][] = [[productId, qty]]
    if (qty <= this.limitOf(productId) && this.canFulfil(lines, options))
      this.record(key, lines, options)
  }

  private canFulfil(
    lines: readonly [number, number][],
    { shop, hasCode }: PurchaseOptions,
  ): boolean {
    if (hasCode && this.promosLeft === 0) return false
    return lines.every(([productId, qty]) => qty <= this.left(productId, shop))
  }

  private record(key: string, lines: [number, number][], options: PurchaseOptions): void {
    for (const [productId, qty] of lines) this.take(productId, options.shop, qty)
    if (options.hasCode) this.promosLeft--
    this.orders.push({ ...options, key, lines, status: 'PENDING' })
  }

  close(order: ModelOrder, status: 'PAID' | 'EXPIRED'): void {
    if (order.status !== 'PENDING') return
    order.status = status
    if (status === 'PAID') return
    for (const [productId, qty] of order.lines) this.take(productId, order.shop, -qty)
    if (order.hasCode) this.promosLeft++
  }
}
