import type { CallInput, EndpointKey } from '@etalase/contract/endpoints.ts'
import type { FailureEnvelope } from '@etalase/contract/envelope.ts'
import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import type { GatewayData } from '@etalase/contract/gateway.ts'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { queueFor } from '@etalase/front/shared/queue.ts'
import { ApiError, type FailureKind } from '#lib/api/api-error.ts'
import { isDefiniteRefusal, lostAnswer, retryAfterOf } from '#lib/api/failure.ts'
import { thisPage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { ownerHeader } from '#lib/rules/page-owner.ts'
import { endBrowserSession, reloadForOtherOwner } from '#lib/session/browser/session-teardown.ts'
import type { HomeNotice } from '#lib/session/session-ended.ts'

/** Deadline in milliseconds for the whole answer with its body; longer than the gateway's deadline for the backend. */
const timeoutMs = 25_000

/** `code` is missing in an answer that didn't come from the gateway. */
function kindOf(status: number, code: ErrorCode | undefined): FailureKind {
  if (code === 'BACKEND_UNREACHABLE') return 'network'
  if (code === 'BACKEND_TIMEOUT') return 'timeout'
  return isDefiniteRefusal(status) ? 'refused' : 'badResponse'
}

/** Parses a failure; empty for a proxy's error page, which is not JSON. */
function readFailure(text: string): Partial<FailureEnvelope> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

function refusal({ response, text }: Answer, call: string): ApiError {
  const { status, statusText } = response
  const { error } = readFailure(text)
  const kind = kindOf(status, error?.code)
  return new ApiError({
    kind,
    call,
    status: kind === 'network' || kind === 'timeout' ? 0 : status,
    statusText,
    code: error?.code,
    shopperMessage: error?.message,
    retryAfterSeconds: retryAfterOf(response),
  })
}

/** An answer with its whole body. */
interface Answer {
  response: Response
  text: string
}

/** Sends a call and waits for its whole answer. Throws ApiError `timeout`, or `network` when it breaks off. */
async function send(call: string, url: URL, options: RequestInit): Promise<Answer> {
  const read = async (signal: AbortSignal) => {
    const response = await fetch(url, { ...options, signal })
    return { response, text: await response.text() }
  }
  try {
    return await withDeadline(timeoutMs, read, options.signal ?? undefined)
  } catch (error) {
    throw lostAnswer(call, error)
  }
}

/** Returns the data of a successful answer. Throws ApiError `network` for a truncated body. */
function readData<Data>(text: string, call: string): Data {
  try {
    const { data }: { data: Data } = JSON.parse(text)
    return data
  } catch (error) {
    throw lostAnswer(call, error)
  }
}

/** Navigates to the queue's page, which returns to this one (packages/front/src/queue). */
function goToQueue(): void {
  const { pathname, search } = window.location
  window.location.assign(queueFor(pathname + search))
}

interface GatewayRequest {
  /** '<METHOD> <path>', the path within /api. */
  call: string
  query?: object | undefined
  body?: object | undefined
  headers?: Record<string, string>
  /** Aborts the call. */
  signal?: AbortSignal
  /** The browser's cache mode. */
  cache?: RequestCache
  /** Whether the browser completes the call after leaving the page; for small bodies. */
  keepalive?: boolean
  /**
   * The home page notice after a 401, which ends the session and clears the browser's storage (spec §8). Absent for a call that needs
   * no session.
   */
  sessionEnd?: HomeNotice | undefined
}

/**
 * Sends a call to our own server, with the page's owner, and returns the response data. Throws ApiError, with status 0 for a call
 * without a response (spec §8). Reloads the page when another customer is signed in.
 */
export async function requestGateway<Data>(request: GatewayRequest): Promise<Data> {
  const { call, query = {}, body = {}, headers = {}, signal, cache, keepalive = false } = request
  const { sessionEnd } = request
  const [method = 'GET', path = ''] = call.split(' ')
  const { owner } = thisPage
  const url = new URL(`/api/${path}`, window.location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const { response, text } = await send(call, url, {
    method,
    headers: {
      ...headers,
      ...(owner !== null && { [ownerHeader]: owner }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    keepalive,
    ...(signal && { signal }),
    ...(cache && { cache }),
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  if (response.ok) return readData(text, call)
  const error = refusal({ response, text }, call)
  if (sessionEnd && error.status === 401) endBrowserSession(sessionEnd, queryClient())
  if (error.code === 'SESSION_CHANGED') reloadForOtherOwner(queryClient())
  // Only for the shopper's actions: background reads must not navigate away.
  if (error.code === 'QUEUED' && method !== 'GET') goToQueue()
  throw error
}

type CallOptions = Pick<GatewayRequest, 'headers' | 'signal' | 'sessionEnd'>

/**
 * Calls the backend through our gateway, which has checked the answer against the contract. Throws ApiError; a 401 ends the session.
 */
export const callGateway = <Key extends EndpointKey>(
  call: Key,
  { query, body }: CallInput<Key>,
  options: CallOptions = {},
): Promise<GatewayData<Key>> =>
  requestGateway({ call, query, body, sessionEnd: 'session-ended', ...options })
