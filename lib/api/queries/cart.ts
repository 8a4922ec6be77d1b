import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** The device's cart; refetched when the window gets the focus. */
export const cartQuery = () =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: async ({ signal }) => (await callGateway('GET cart', {}, { signal })).cart,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
