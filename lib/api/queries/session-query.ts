import { queryOptions } from '@tanstack/react-query'
import { askSession } from '#lib/api/session-state.ts'

/** Whether somebody is signed in; a guest may have signed in elsewhere before coming back to the page. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: askSession,
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => !state.data?.is_customer,
  })
