import 'server-only'

import { currentRequestId } from '@etalase/front/log/request-context.ts'
import type { z } from 'zod'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { env } from '#lib/config/env.ts'
import { findUcpCall, type UcpCall, ucpCalls } from '#lib/config/ucp-calls.ts'
import { limitByAddress, shopperAddress } from '#lib/gateway/limits.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import {
  cancelCart,
  cartKind,
  cartRequest,
  createCart,
  created,
  readCart,
  updateCart,
} from '#lib/ucp/carts.ts'
import {
  getCatalogProduct,
  lookUpCatalog,
  lookupRequest,
  productRequest,
  searchCatalog,
  searchRequest,
} from '#lib/ucp/catalog.ts'
import {
  cancelCheckout,
  checkoutRequest,
  createCheckout,
  readCheckout,
  updateCheckout,
} from '#lib/ucp/checkouts.ts'
import { ProtocolError, requirePlatform } from '#lib/ucp/protocol.ts'

/** A platform's request, as the calls read it. */
interface Call {
  /** The segment `:id` of the path. */
  id: string
  address: string | undefined
  idempotencyKey: string | null
  read: <Schema extends z.ZodType>(schema: Schema) => Promise<z.output<Schema>>
}

type Answer = (call: Call) => Promise<object>

interface Row {
  answer: Answer
  /** The status of an answer with a resource. */
  status?: 201
}

/** The handler of each call. */
const calls: Readonly<Record<UcpCall, Row>> = {
  'POST catalog/search': { answer: async ({ read }) => searchCatalog(await read(searchRequest)) },
  'POST catalog/lookup': { answer: async ({ read }) => lookUpCatalog(await read(lookupRequest)) },
  'POST catalog/product': {
    answer: async ({ read }) => getCatalogProduct(await read(productRequest)),
  },
  'POST carts': {
    status: 201,
    answer: async ({ read, ...call }) =>
      created(cartKind, await createCart(await read(cartRequest), { kind: cartKind, ...call })),
  },
  'GET carts/:id': { answer: ({ id, address }) => readCart(id, { kind: cartKind, address }) },
  'PUT carts/:id': {
    answer: async ({ id, read, address }) =>
      updateCart(id, await read(cartRequest), { kind: cartKind, address }),
  },
  'POST carts/:id/cancel': {
    answer: ({ id, address }) => cancelCart(id, { kind: cartKind, address }),
  },
  'POST checkout-sessions': {
    status: 201,
    answer: async (call) => createCheckout(await call.read(checkoutRequest), call),
  },
  'GET checkout-sessions/:id': { answer: (call) => readCheckout(call.id, call) },
  'PUT checkout-sessions/:id': {
    answer: async (call) => updateCheckout(call.id, await call.read(cartRequest), call),
  },
  'POST checkout-sessions/:id/complete': { answer: (call) => readCheckout(call.id, call) },
  'POST checkout-sessions/:id/cancel': { answer: (call) => cancelCheckout(call.id, call) },
}

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

const hasResource = (answer: object) => !('messages' in answer) || 'id' in answer

async function answer(request: Request, row: Row, id: string): Promise<Response> {
  const platform = requirePlatform(request.headers)
  const key = request.headers.get('idempotency-key')
  const read: Call['read'] = async (schema) => {
    const parsed = schema.safeParse(await readBody(request, 'POST ucp'))
    if (parsed.success) return parsed.data
    const paths = parsed.error.issues.map(({ path }) => `$.${path.join('.')}`)
    throw new ProtocolError(400, 'invalid_request', `Not as the schema says: ${paths.join(', ')}`)
  }
  const found = await row.answer({
    id,
    address: shopperAddress(request.headers),
    // Two platforms may choose the same key.
    idempotencyKey: key === null ? null : `${platform} ${key}`,
    read,
  })
  return json(hasResource(found) ? (row.status ?? 200) : 200, found)
}

/** Retry-After in seconds while the backend is down. */
const outageSeconds = 30

function failed(name: string, error: unknown): Response {
  if (error instanceof ProtocolError) {
    const { status, code, message } = error
    return json(status, { code, content: message })
  }
  // Log the name from the table, since a cart's id grants access.
  const request = { method: 'UCP', url: name, traceId: currentRequestId() }
  const { status, code, message, retryAfterSeconds } = logAndMapFailure(request, error)
  const seconds = retryAfterSeconds ?? (status >= 502 ? outageSeconds : undefined)
  const headers: Record<string, string> = seconds ? { 'Retry-After': String(seconds) } : {}
  return json(status, { code: code.toLowerCase(), content: message }, headers)
}

/** Answers a call of the Universal Commerce Protocol (docs/agents.md); 404 when it is off. */
export async function handleUcp(request: Request, path: readonly string[]): Promise<Response> {
  const call = findUcpCall(request.method, path)
  if (!env.speaksUcp || !call)
    return json(404, { code: 'not_found', content: 'There is no such call.' })
  const { name, id } = call
  try {
    await limitByAddress(request, 'POST ucp', ucpCalls[name])
    return await answer(request, calls[name], id)
  } catch (error) {
    return failed(name, error)
  }
}
