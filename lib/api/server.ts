import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { throughCircuit } from '#lib/api/circuit.ts'
import { lostAnswer } from '#lib/api/failure.ts'
import { parseResponse } from '#lib/api/respond.ts'
import { env } from '#lib/config/env.ts'
import type { Endpoint, EndpointName } from '#lib/contract/endpoint.ts'
import {
  type CallData,
  type CallInput,
  type EndpointKey,
  endpoints,
  type RawInput,
} from '#lib/contract/endpoints.ts'
import { cartMutations } from '#lib/contract/gateway.ts'
import { currentContext } from '#lib/log/request-context.ts'
import { language } from '#messages/language.ts'

/**
 * How long a backend call may take, in milliseconds, unless the caller sets its own limit: a search that hangs is told
 * within 8 s, a cart within 10 s. An order is worth a longer wait. A build renders many pages at once, and nobody waits.
 */
const timeouts = { read: 5_000, cart: 7_000, write: 20_000, build: 60_000 }

/** Milliseconds before a read that got no connection is sent once more. */
const retryAfterMs = 100

const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD

const isGet = (call: string) => call.startsWith('GET ')

const isRead = (call: string, { onlyReads }: Endpoint) => isGet(call) || onlyReads === true

function timeoutOf(call: string, endpoint: Endpoint): number {
  if (isRead(call, endpoint)) return timeouts.read
  return cartMutations.some((mutation) => mutation === call) ? timeouts.cart : timeouts.write
}

/** The shopper's data that our server adds to a backend call. */
export interface Caller {
  deviceId?: string
  idempotencyKey?: string
  /** The customer's access token, sent as it is (spec §7). */
  token?: string | undefined
  /** The IP address that the request comes from, for the backend's limits. */
  address?: string | undefined
}

/** Lets one id find the log lines and spans of shop and backend. OpenTelemetry sends its own trace context. */
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

/** Whether a failure has ended a call before an answer came, and not by its timeout. */
const isLost = (error: unknown) => error instanceof ApiError && error.kind === 'network'

async function send(call: string, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    unstable_rethrow(error)
    throw lostAnswer(call, error)
  }
}

/** A read gets a second chance, within the same time; a write may have been applied, and gets none. */
async function sendRead(call: string, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await send(call, url, init)
  } catch (error) {
    if (!isLost(error)) throw error
    await setTimeout(retryAfterMs)
    return send(call, url, init)
  }
}

/**
 * Sends any call of the contract and parses the response; for the gateway, which gets the call's name at run time.
 * Throws ApiError of every kind: `timeout` after `timeoutMs` milliseconds, `network` at once while the backend hangs.
 */
export async function requestBackend(
  call: EndpointName,
  endpoint: Endpoint,
  { query, body }: RawInput,
  caller: Caller,
  timeoutMs = timeoutOf(call, endpoint),
): Promise<unknown> {
  const [method = 'GET', path = ''] = call.split(' ')
  const device = endpoint.access === 'device' ? { local_device_id: caller.deviceId } : {}
  const url = address(path, isGet(call) ? { ...query, ...device } : query)
  const init = {
    method,
    headers: defaultHeaders(caller),
    ...(isGet(call) ? {} : { body: JSON.stringify({ ...body, ...device }) }),
  }
  const request = async () => {
    const signal = AbortSignal.timeout(isBuild ? timeouts.build : timeoutMs)
    const sent = (isRead(call, endpoint) ? sendRead : send)(call, url, { ...init, signal })
    return parseResponse(await sent, endpoint.data, call)
  }
  return isBuild ? request() : throughCircuit(env.apiBaseUrl, call, request)
}

/**
 * Calls the backend from our server. Device calls carry the caller's local_device_id.
 * Throws ApiError of every kind: `timeout` after `timeoutMs` milliseconds, `network` at once while the backend hangs.
 */
export function callBackend<Key extends EndpointKey>(
  call: Key,
  input: CallInput<Key>,
  caller: Caller = {},
  timeoutMs?: number,
): Promise<CallData<Key>> {
  const response = requestBackend(call, endpoints[call], input, caller, timeoutMs)
  // `endpoints` pairs each name with its schema, which TypeScript cannot follow through Key.
  return response as Promise<CallData<Key>>
}
