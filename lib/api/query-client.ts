import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'

/** Only an answer that never came is worth asking for again by itself. */
const isTransient = (error: unknown) => error instanceof ApiError && error.status === 0

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isTransient(error),
        staleTime: 30_000,
        // Our own server is asked, which may well be reachable when the browser believes to be offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

let inBrowser: QueryClient | undefined

/** The query client with the shop's habits: one in a browser, a new one for each request of a server. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}
