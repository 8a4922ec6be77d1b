import { queryOptions } from '@tanstack/react-query'
import { fetchSessionState } from '#lib/api/session-state.ts'

/** Whether a customer is signed in; refetched on focus, since a guest may have signed in in another tab. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: fetchSessionState,
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => !state.data?.is_customer,
  })
