import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** The customer's saved addresses, the primary one first; refetched when the window gets the focus. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async () => (await callGateway('GET user/address', {})).user_addresses,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
