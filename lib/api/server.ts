import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
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
import { currentContext } from '#lib/log/request-context.ts'
import { language } from '#messages/language.ts'

/** How long a backend call may take, in milliseconds, unless the caller sets its own limit. */
const timeouts = { read: 8_000, write: 20_000 }

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

async function send(call: string, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    unstable_rethrow(error)
    const kind = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network'
    throw new ApiError({ kind, call, status: 0, detail: String(error) })
  }
}

/**
 * Sends any call of the contract and parses the response; for the gateway, which gets the call's name at run time.
 * Throws ApiError of every kind: `timeout` after `timeoutMs` milliseconds.
 */
export async function requestBackend(
  call: EndpointName,
  endpoint: Endpoint,
  { query, body }: RawInput,
  caller: Caller,
  timeoutMs = call.startsWith('GET ') ? timeouts.read : timeouts.write,
): Promise<unknown> {
  const [method = 'GET', path = ''] = call.split(' ')
  const device = endpoint.access === 'device' ? { local_device_id: caller.deviceId } : {}
  const isRead = method === 'GET'
  const url = address(path, isRead ? { ...query, ...device } : query)
  const response = await send(call, url, {
    method,
    headers: defaultHeaders(caller),
    ...(isRead ? {} : { body: JSON.stringify({ ...body, ...device }) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return parseResponse(response, endpoint.data, call)
}

/**
 * Calls the backend from our server. Device calls carry the caller's local_device_id.
 * Throws ApiError of every kind: `timeout` after `timeoutMs` milliseconds.
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
