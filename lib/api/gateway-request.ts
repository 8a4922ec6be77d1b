import ky from 'ky'
import { ApiError, type FailureKind } from '#lib/api/api-error.ts'
import { isDefiniteRefusal, lostAnswer } from '#lib/api/failure.ts'
import { thisPage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { queueFor } from '#lib/config/queue.ts'
import type { FailureEnvelope } from '#lib/contract/envelope.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'
import { ownerHeader } from '#lib/rules/page-owner.ts'
import { reloadForOtherOwner } from '#lib/session/browser/session-teardown.ts'

/** Milliseconds; longer than the gateway's own timeout for the backend. */
const timeoutMs = 25_000

function kindOf(status: number, code: ErrorCode | undefined): FailureKind {
  // The gateway got no response from the backend.
  if (code === 'BACKEND_UNREACHABLE') return 'network'
  if (code === 'BACKEND_TIMEOUT') return 'timeout'
  return isDefiniteRefusal(status) ? 'refused' : 'badResponse'
}

const http = ky.create({
  timeout: timeoutMs,
  throwHttpErrors: false,
  // Not what the gateway answers: it has tried already, and a second wait for a backend that hangs is too long.
  retry: { limit: 1, methods: ['get'], statusCodes: [502] },
})

async function refusal(response: Response, call: string): Promise<ApiError> {
  const body: Partial<FailureEnvelope> = await response.json().catch(() => ({}))
  const kind = kindOf(response.status, body.error?.code)
  return new ApiError({
    kind,
    call,
    status: kind === 'network' || kind === 'timeout' ? 0 : response.status,
    statusText: response.statusText,
    code: body.error?.code,
    shopperMessage: body.error?.message,
  })
}

/** Loads the page of the queue, which leads back to this one (server/queue). */
function goToQueue(): void {
  const { pathname, search } = window.location
  window.location.assign(queueFor(pathname + search))
}

export interface GatewayRequest {
  /** '<METHOD> <path>', the path within /api. */
  call: string
  query?: object | undefined
  body?: object | undefined
  headers?: Record<string, string>
  /** Ends the call, also while it waits to be repeated. */
  signal?: AbortSignal
  /** How the browser's cache is used. */
  cache?: RequestCache
  /** Whether the browser sends it to the end when the page is left; for small bodies. */
  keepalive?: boolean
}

/**
 * Sends a browser's call to our own server, with the owner of the page, and gives the response data. Throws ApiError; a
 * call without a response has status 0 (spec §8). When another customer is signed in, the page is loaded again.
 */
export async function requestGateway<Data>(request: GatewayRequest): Promise<Data> {
  const { call, query = {}, body = {}, headers = {}, signal, cache, keepalive = false } = request
  const [method = 'GET', path = ''] = call.split(' ')
  const { owner } = thisPage
  const url = new URL(`/api/${path}`, window.location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const response = await http(url, {
    method,
    headers: owner === null ? headers : { ...headers, [ownerHeader]: owner },
    keepalive,
    ...(signal && { signal }),
    ...(cache && { cache }),
    ...(method === 'GET' ? {} : { json: body }),
  }).catch((error: unknown) => {
    throw lostAnswer(call, error)
  })
  if (!response.ok) {
    const error = await refusal(response, call)
    if (error.code === 'SESSION_CHANGED') reloadForOtherOwner(queryClient())
    // Only what the shopper does: a page before the queue stays while its scripts only ask.
    if (error.code === 'QUEUED' && method !== 'GET') goToQueue()
    throw error
  }
  const { data } = await response.json<{ data: Data }>()
  return data
}
