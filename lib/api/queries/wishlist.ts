import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** A customer's wishlist, the newest entry first; refetched when the window gets the focus. */
export const wishlistQuery = () =>
  queryOptions({
    queryKey: ['wishlist'],
    queryFn: async () => (await callGateway('GET user/wishlist', { query: {} })).user_wishlists,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
