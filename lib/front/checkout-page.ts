import type { ReadQuery } from '@etalase/front/shared/read-query.ts'
import { buyNowParameter, readBuyNow, withBuyNow } from '#lib/checkout/urls.ts'

/** Reads the checkout's query, which only names the product bought instead of the cart. */
export const readCheckoutPage: ReadQuery = (query) => {
  const [, read = ''] = withBuyNow('', readBuyNow(query.get(buyNowParameter))).split('?')
  return { query: read, isOnRequest: true }
}
