import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { isBusy } from '#lib/api/failure.ts'

/** Retries of a read, while the shopper waits. */
const maxRetries = 2

/** Maximum delay before a retry in milliseconds; with a longer one, the shopper decides. */
const maxDelayMs = 5_000

/** Returns the Retry-After of a busy shop, in seconds. */
const busySeconds = (error: unknown) => (isBusy(error) ? error.retryAfterSeconds : undefined)

/** Statuses of a proxy whose shop doesn't answer, because it is restarting or down. */
const proxyStatuses: readonly number[] = [502, 503, 504]

/** Whether a proxy answered instead of the shop: the shop's own errors have a code. */
const isOfProxy = ({ code, status }: ApiError) =>
  code === undefined && proxyStatuses.includes(status)

/**
 * Whether to retry. Covers all browser reads, which are queries; writes are mutations and never repeated. Retries a lost or truncated
 * answer and a busy shop; not a timeout, since the shopper has waited long enough.
 */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || isBusy(error) || isOfProxy(error))

/** Returns the shop's Retry-After with jitter: without it, all refused browsers would return at once. */
function retryDelayMs(failures: number, error: unknown): number {
  const seconds = busySeconds(error)
  const ms = seconds === undefined ? 1_000 * 2 ** failures : 1_000 * seconds * (1 + Math.random())
  return Math.min(ms, maxDelayMs)
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < maxRetries && isTransient(error),
        retryDelay: retryDelayMs,
        staleTime: 30_000,
        // Our own server may be reachable even when the browser reports that it is offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

let browserClient: QueryClient | undefined

/** Returns the query client with the shop's defaults: a single one in the browser, a new one per call on the server. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
