import type { ReadQuery } from '@etalase/front/shared/read-query.ts'
import { buyNowParameter, readBuyNow, withBuyNow } from '#lib/checkout/urls.ts'

/** The checkout, which reads from its address only what is bought in place of the cart. */
export const readCheckoutPage: ReadQuery = (query) => {
  const [, read = ''] = withBuyNow('', readBuyNow(query.get(buyNowParameter))).split('?')
  return { query: read, isOnRequest: true }
}
