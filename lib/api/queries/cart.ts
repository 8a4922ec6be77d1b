import type { BuyNow, Cart } from '@etalase/contract/cart.ts'
import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** The device's cart; refetched on window focus. */
export const cartQuery = () =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: async ({ signal }): Promise<Cart> =>
      (await callGateway('GET cart', {}, { signal })).cart,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** The first part of the query keys of "buy now" products. */
export const buyNowKey = 'buy-now'

/** Milliseconds for which another part of the page reuses the loaded contents. */
const boughtFreshMs = 10_000

/** The contents of the checkout: one product, or the cart. */
export const boughtQuery = (line: BuyNow | null) =>
  queryOptions({
    ...cartQuery(),
    queryKey: line
      ? [buyNowKey, `${line.product_detail_id}`, line.size, `${line.qty}`]
      : cartQuery().queryKey,
    staleTime: boughtFreshMs,
    // Another tab may have changed the cart just before.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<Cart> => {
      if (!line) return (await callGateway('GET cart', {}, { signal })).cart
      const { cart } = await callGateway('GET buy-now', { query: line }, { signal })
      return { ...cart, buy_now: line }
    },
  })
