import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'

/** Only a missing response is worth an automatic retry, unless the shopper has waited for it in vain already. */
const isTransient = (error: unknown) => error instanceof ApiError && error.kind === 'network'

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isTransient(error),
        staleTime: 30_000,
        // Our own server may be reachable even when the browser reports that it is offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

let browserClient: QueryClient | undefined

/** The query client with the shop's defaults: a single one in the browser, a new one for each call on the server. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
