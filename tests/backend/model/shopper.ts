import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import type { CartItem } from '@etalase/contract/cart.ts'
import { type MutationOptions, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { addToCart, lineRemoval, qtyChange } from '#components/cart/cart-mutations.ts'
import { placeOrder } from '#components/checkout/place-order.ts'
import { callGateway } from '#lib/api/browser.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { type AgreedOrder, agreeOn } from '#lib/checkout/order.ts'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { chosenMethod } from '#lib/checkout/state.ts'
import { type AppliedPromo, summarise } from '#lib/checkout/summary.ts'
import { courierOptions } from '#lib/config/couriers.ts'
import { checkoutAt, promo } from '#tests/backend/model/purchase-options.ts'
import type { PurchaseOptions } from '#tests/backend/model/shop-model.ts'

/** Returns the promo's current discount; null when the code is rejected. */
const applyPromo = (showroomId: number): Promise<AppliedPromo | null> =>
  callGateway('POST checkout-promo-code', {
    body: { promo_code: promo.code, showroom_id: showroomId },
  }).catch(() => null)

/** Adds the courier's first tier at its current price to a delivery; leaves a pickup unchanged. */
async function withMethod(state: CheckoutState): Promise<CheckoutState> {
  const { subdistrictId } = state.address
  if (subdistrictId === null) return state
  const body = { showroom_id: places.hub, subdistrict_id: subdistrictId }
  const { couriers } = await callGateway('POST checkout-shipping', { body })
  const [tier] = courierOptions(couriers)
  return { ...state, method: tier ? chosenMethod(tier) : null }
}

/** The shop's own cart and order code in a browser without a page. */
export class Shopper {
  private readonly queries: QueryClient
  private readonly unsubscribe: () => void

  constructor(queries: QueryClient) {
    this.queries = queries
    this.unsubscribe = new QueryObserver(queries, cartQuery()).subscribe(() => {})
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

  /** Creates the summary's order from the lines that the shop can serve. Returns null if there are none. */
  private async createSubmission(
    key: string,
    { shop, hasCode }: PurchaseOptions,
  ): Promise<AgreedOrder | null> {
    const { lines } = this
    const stock = await callGateway('POST check-showroom-stock-availability', {
      body: { showroom_id: shop },
    })
    const known = { lines, availability: stock.cart_items_availability }
    if (summarise(checkoutAt(shop), known).kept.length === 0) return null
    const applied = hasCode ? await applyPromo(shop) : null
    const chosen = await withMethod(checkoutAt(shop))
    const state = { ...chosen, promoCode: applied && promo.code }
    const summary = summarise(state, { ...known, applied })
    return { ...agreeOn(state, summary), key }
  }

  /** Places the order, or retries the pending one; returns the resulting phase. */
  async buy(key: string, options: PurchaseOptions): Promise<string> {
    const order = restorePendingOrder() ?? (await this.createSubmission(key, options))
    const { phase } = order ? await placeOrder(order) : { phase: 'nothing-to-buy' }
    await this.refetchCart()
    return phase
  }

  refetchCart = () => this.queries.invalidateQueries({ queryKey: cartQuery().queryKey })

  close(): void {
    this.unsubscribe()
    this.queries.clear()
  }
}
