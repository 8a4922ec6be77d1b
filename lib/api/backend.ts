import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type { Endpoint, EndpointName } from '@etalase/contract/endpoint.ts'
import type {
  CallData,
  CallInput,
  EndpointKey,
  Endpoints,
  RawInput,
} from '@etalase/contract/endpoints.ts'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { currentContext } from '@etalase/front/log/request-context.ts'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { type CallLimits, limitsOf } from '#lib/api/call-limits.ts'
import { throughCircuit } from '#lib/api/circuit.ts'
import { isBusy, lostAnswer } from '#lib/api/failure.ts'
import { inReadSlot } from '#lib/api/read-slots.ts'
import { parseResponse } from '#lib/api/respond.ts'
import { env } from '#lib/config/env.ts'
import { language } from '#messages/language.ts'

/** Timeout in milliseconds during a build, which renders many pages at once while no shopper waits. */
const buildTimeoutMs = 60_000

/** Delay in milliseconds before a read with a lost answer is retried. */
const retryAfterMs = 100

const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD

const isGet = (call: string) => call.startsWith('GET ')

/** The shopper's data that our server adds to a backend call. */
export interface Caller {
  deviceId?: string
  idempotencyKey?: string
  /** The customer's access token, sent unchanged (spec §7). */
  token?: string | undefined
  /** The request's IP address, for the backend's rate limits. */
  address?: string | undefined
}

/** Returns headers that let one id find the log lines and spans of shop and backend. OpenTelemetry sends its own trace context. */
function traceHeaders(): Record<string, string> {
  const context = currentContext()
  if (!context) return {}
  const trace: Record<string, string> = env.isTraced ? {} : { Traceparent: context.traceparent }
  return { 'X-Request-Id': context.requestId, ...trace }
}

/** Sent with every backend call (spec §7). */
function defaultHeaders(caller: Caller): Record<string, string> {
  return {
    ...traceHeaders(),
    Accept: 'application/json',
    'Accept-Language': language,
    'Content-Type': 'application/json',
    'Authorization-Type': 'USER',
    Device: 'WEB',
    'App-Version': '1.1.0',
    'App-Build': '1',
    'Brand-Code': env.brandCode,
    ...(caller.idempotencyKey ? { 'Idempotency-Key': caller.idempotencyKey } : {}),
    ...(caller.token ? { Authorization: caller.token } : {}),
    ...(caller.address ? { 'X-Forwarded-For': caller.address } : {}),
  }
}

function address(path: string, query: object | undefined): URL {
  const url = new URL(`${env.apiBaseUrl}/${path}`)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return url
}

/** Whether an answer was missing or truncated, other than by the deadline. */
const isLost = (error: unknown) => error instanceof ApiError && error.kind === 'network'

const isTimeout = (error: unknown) => Object(error).name === 'TimeoutError'

/** Sends a call and reads its answer. Throws ApiError, or the signal's deadline error. */
async function send({ call, url, init, endpoint }: Request, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { ...init, signal }).catch((error) => {
    unstable_rethrow(error)
    throw lostAnswer(call, error)
  })
  return parseResponse(response, endpoint.data, call)
}

/** Retries a read once within its deadline. Writes are never retried: they may have been applied. */
async function sendTwice(request: Request, signal: AbortSignal): Promise<unknown> {
  try {
    return await send(request, signal)
  } catch (error) {
    if (!isLost(error)) throw error
    await setTimeout(retryAfterMs)
    return send(request, signal)
  }
}

/** Retries a read whenever a busy backend asks for it, until the deadline: no shopper waits for a build. */
async function sendUntilServed(request: Request, signal: AbortSignal): Promise<unknown> {
  for (;;) {
    try {
      return await sendTwice(request, signal)
    } catch (error) {
      if (!isBusy(error)) throw error
      await setTimeout(error.retryAfterSeconds * 1_000, undefined, { signal })
    }
  }
}

interface Request {
  call: EndpointName
  endpoint: Endpoint
  url: URL
  init: RequestInit
}

/** Sends a call with one deadline for headers, body and retry. */
function sendInTime(request: Request, { isRepeated }: CallLimits, timeoutMs: number) {
  const repeated = isBuild ? sendUntilServed : sendTwice
  const work = (signal: AbortSignal) => (isRepeated ? repeated : send)(request, signal)
  return withDeadline(timeoutMs, work).catch((error) => {
    throw isTimeout(error) ? lostAnswer(request.call, error) : error
  })
}

/**
 * Sends any call of the contract and parses the response; for the gateway, which gets the call's name at run time. Limits are in
 * lib/api/call-limits.ts. Throws ApiError of every kind: `timeout` after `timeoutMs` milliseconds, `network` immediately while the
 * backend hangs, `refused` with 503 when too many reads are running.
 */
export async function requestBackend(
  call: EndpointName,
  endpoint: Endpoint,
  { query, body }: RawInput,
  caller: Caller,
  { limits = limitsOf(endpoint), timeoutMs = limits.timeoutMs }: CallOptions = {},
): Promise<unknown> {
  const [method = 'GET', path = ''] = call.split(' ')
  const device = endpoint.access === 'device' ? { local_device_id: caller.deviceId } : {}
  const url = address(path, isGet(call) ? { ...query, ...device } : query)
  const init = {
    method,
    headers: defaultHeaders(caller),
    ...(isGet(call) ? {} : { body: JSON.stringify({ ...body, ...device }) }),
  }
  const request = { call, endpoint, url, init }
  if (isBuild) return sendInTime(request, limits, buildTimeoutMs)
  const circuit = { backend: env.apiBaseUrl, effect: limits.circuit }
  const go = () => throughCircuit(circuit, call, () => sendInTime(request, limits, timeoutMs))
  const { access } = endpoint
  return limits.takesSlot ? inReadSlot(env.apiBaseUrl, { name: call, access }, go) : go()
}

interface CallOptions {
  limits?: CallLimits
  timeoutMs?: number | undefined
}

/** Timeout of a probe in milliseconds: a page waits for it, and works without it. */
const probeTimeoutMs = 2_500

/**
 * Returns typed calls for some areas of the contract. A module imports only the areas whose calls it makes. Device calls carry the
 * caller's local_device_id.
 */
export function callsOf<Table extends Partial<Endpoints>>(table: Table) {
  type Key = keyof Table & EndpointKey
  // Each key names a row of the contract, which TypeScript cannot infer through Partial.
  const rows = table as Record<Key, Endpoint>
  return {
    /** Throws ApiError as requestBackend does. */
    callBackend: <Call extends Key>(
      call: Call,
      input: CallInput<Call>,
      caller: Caller = {},
      timeoutMs?: number,
    ) => requestBackend(call, rows[call], input, caller, { timeoutMs }) as Promise<CallData<Call>>,

    /** Probes whether the backend has a call, with input that changes nothing; so it gets a read's limits. Rejects like callBackend. */
    probeBackend: async <Call extends Key>(call: Call, input: CallInput<Call>): Promise<void> => {
      const limits = limitsOf({ effect: 'reads' })
      await requestBackend(call, rows[call], input, {}, { limits, timeoutMs: probeTimeoutMs })
    },
  }
}
