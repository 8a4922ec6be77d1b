import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { isBusy } from '#lib/api/failure.ts'

/** Times that a read is sent again, each as the shopper waits. */
const maxRetries = 2

/** Milliseconds before a retry, at most: a longer wait is the shopper's to end. */
const maxDelayMs = 5_000

/** The seconds after which a shop that has too much to read says to ask again. */
const busySeconds = (error: unknown) =>
  error instanceof ApiError && isBusy(error) ? error.retryAfterSeconds : undefined

/** Statuses by which a proxy says that the shop behind it gave no answer: it restarts, or is away. */
const proxyStatuses: readonly number[] = [502, 503, 504]

/** Whether a proxy answered in the shop's place: the shop's own errors have a code. */
const isOfProxy = ({ code, status }: ApiError) =>
  code === undefined && proxyStatuses.includes(status)

/**
 * The one retry of a browser's reads, which all are queries; writes are mutations, and are never repeated. Worth it is no
 * answer, or one that broke off, and a shop that is busy; not a timeout, for which the shopper has waited already.
 */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || isBusy(error) || isOfProxy(error))

/** As the shop says, spread out: all who were refused would come back at once. */
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

/** The query client with the shop's defaults: a single one in the browser, a new one for each call on the server. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
