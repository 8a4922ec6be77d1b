import type { Cart } from '@etalase/contract/cart.ts'
import { grandPrice, type Priced } from '@etalase/contract/rules/price.ts'
import { LRUCache } from 'lru-cache'
import { logPriceDisagreement } from '#lib/log/log-price-disagreement.ts'

declare global {
  /** Next's bundles of pages and of calls hold copies of this module; they share the prices. */
  var etalaseShownPrices: LRUCache<number, number> | undefined
}

globalThis.etalaseShownPrices ??= new LRUCache({ max: 20_000 })
const shown = globalThis.etalaseShownPrices

/** Records the prices that pages show: one piece of each product, in whole rupiah. */
export function keepShownPrices(products: readonly (Priced & { id: number })[]): void {
  for (const product of products) shown.set(product.id, grandPrice(product))
}

/**
 * Logs, once per price, when a cart's price differs from the product's last page, which may be up to a minute stale. The shopper pays
 * the cart's price, and the cart says that it changed when the backend sends `price_when_added`.
 */
export function compareShownPrices({ cart_items }: Cart): void {
  for (const { product_detail_id: product, product_detail } of cart_items) {
    const [page, inCart] = [shown.get(product), product_detail.net_price]
    if (page === undefined || page === inCart) continue
    logPriceDisagreement({ product, shown: page, inCart })
    shown.delete(product)
  }
}
