import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import { fetchSessionState } from '#lib/api/session-state.ts'

/** Whether a customer is signed in; refetched on focus, since a guest may have signed in in another tab. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: fetchSessionState,
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => !state.data?.is_customer,
  })

/** A customer's wishlist, newest entry first; refetched on window focus. */
export const wishlistQuery = () =>
  queryOptions({
    queryKey: ['wishlist'],
    queryFn: async () => (await callGateway('GET user/wishlist', { query: {} })).user_wishlists,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** The customer's saved addresses, the primary one first; refetched on window focus. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async () => (await callGateway('GET user/address', {})).user_addresses,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
