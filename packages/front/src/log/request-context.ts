import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Values shared by all log lines and backend calls of one request. */
export interface RequestContext {
  /** In the logs of shop and backend: 8 to 64 letters, digits, `-` or `_`. */
  requestId: string
  /** W3C trace context for calls of this request. */
  traceparent: string
}

const validRequestId = /^[\w-]{8,64}$/
const validTraceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/
const traceIdOf = /^[0-9a-f]{32}$/

declare global {
  /** server/ and Next's bundles hold copies of this module; they share the storage. */
  var etalaseRequestContext: AsyncLocalStorage<RequestContext> | undefined
}

globalThis.etalaseRequestContext ??= new AsyncLocalStorage()
const storage = globalThis.etalaseRequestContext

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex')

/**
 * Returns the context of a request, with the caller's `X-Request-Id` and `traceparent` if they are valid (W3C Trace Context, 3.2). The span
 * is our own.
 */
export function contextOf(headers: IncomingHttpHeaders): RequestContext {
  const [, callersTrace, flags = '01'] = validTraceparent.exec(String(headers.traceparent)) ?? []
  const callersId = String(headers['x-request-id'] ?? '')
  const requestId = validRequestId.test(callersId) ? callersId : (callersTrace ?? randomHex(16))
  const traceId = callersTrace ?? (traceIdOf.test(requestId) ? requestId : randomHex(16))
  return { requestId, traceparent: `00-${traceId}-${randomHex(8)}-${flags}` }
}

/** Runs a request; everything that it calls or waits for has its context. */
export const runInContext = <Result>(context: RequestContext, run: () => Result): Result =>
  storage.run(context, run)

/** Returns the context of the current request; undefined outside one, as in a build or the development server. */
export const currentContext = (): RequestContext | undefined => storage.getStore()

/** Returns the id of the current request, or a new one outside a request. */
export const currentRequestId = (): string => storage.getStore()?.requestId ?? randomHex(16)
