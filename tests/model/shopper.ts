import { type MutationOptions, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { addToCart, lineRemoval, qtyChange } from '#components/cart/cart-writes.ts'
import { placeOrder } from '#components/checkout/place-order.ts'
import { callGateway } from '#lib/api/browser.ts'
import { cartQuery } from '#lib/api/queries/cart-query.ts'
import { type PendingOrder, restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { type CheckoutState, initialCheckout } from '#lib/checkout/state.ts'
import { summarise, transaction } from '#lib/checkout/submission.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import { places } from '#tests/support/small-company.ts'

/** A pickup at its summary. */
const pickup: CheckoutState = {
  ...initialCheckout,
  step: 'order-summary',
  shippingType: 'PICKUP_ON_STORE',
  shop: { id: places.store, name: 'Store Bandung', addressLines: [] },
  email: 'sari@example.com',
}

/** The shop's own cart and order code in a browser without a page. */
export class Shopper {
  private readonly queries: QueryClient
  private readonly leave: () => void

  constructor(queries: QueryClient) {
    this.queries = queries
    this.leave = new QueryObserver(queries, cartQuery()).subscribe(() => {})
  }

  get lines(): CartItem[] {
    return this.queries.getQueryData(cartQuery().queryKey)?.cart_items ?? []
  }

  private lineOf(productId: number): CartItem | undefined {
    return this.lines.find((line) => line.product_detail_id === productId)
  }

  private async run<Data, Input>(
    write: MutationOptions<Data, Error, Input, void>,
    input: Input,
  ): Promise<void> {
    const mutation = this.queries.getMutationCache().build(this.queries, write)
    await mutation.execute(input).catch(() => {})
  }

  put = (productId: number, qty: number) =>
    addToCart({ product_detail_id: productId, size: 'M', qty })

  /** Presses plus and minus without waiting for answers. */
  async press(productId: number, presses: readonly (1 | -1)[]): Promise<void> {
    const line = this.lineOf(productId)
    if (!line) return
    const write = qtyChange(this.queries)
    await Promise.all(presses.map((by) => this.run(write, { line, by })))
  }

  async remove(productId: number): Promise<void> {
    const line = this.lineOf(productId)
    if (line) await this.run(lineRemoval(this.queries), line)
  }

  /** What the summary asks to agree to: what the store can serve of the cart; null when that is nothing. */
  private async agree(key: string): Promise<PendingOrder | null> {
    const { lines } = this
    const body = { showroom_id: places.store }
    const stock = await callGateway('POST check-showroom-stock-availability', { body })
    const summary = summarise(pickup, { lines, availability: stock.cart_items_availability })
    if (summary.kept.length === 0) return null
    const { total } = summary
    return { key, body: transaction(pickup, summary, 'courier'), total, sentAt: Date.now() }
  }

  /** Goes to payment, or asks again for the order that may stand already; where that led. */
  async buy(key: string): Promise<string> {
    const order = restorePendingOrder() ?? (await this.agree(key))
    const { phase } = order ? await placeOrder(order) : { phase: 'nothing-to-buy' }
    await this.lookAgain()
    return phase
  }

  lookAgain = () => this.queries.invalidateQueries({ queryKey: cartQuery().queryKey })

  close(): void {
    this.leave()
    this.queries.clear()
  }
}
