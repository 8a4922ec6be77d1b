import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** A customer's wishlist, the newest wish first; fetched anew whenever the customer comes back to the page. */
export const wishlistQuery = () =>
  queryOptions({
    queryKey: ['wishlist'],
    queryFn: async () => (await callGateway('GET user/wishlist', { query: {} })).user_wishlists,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
