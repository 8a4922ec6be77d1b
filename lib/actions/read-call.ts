import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { pathOf } from '#lib/actions/action.ts'
import { ownAction } from '#lib/actions/find-action.ts'
import { findUcpCall, ucpCalls } from '#lib/config/ucp-calls.ts'

const rows: Readonly<Record<string, Endpoint | undefined>> = endpoints

const folders = { api: '/api/', ucp: '/ucp/' }

/**
 * Returns the slot pool of a read: its call's name, or the route's for reads that the shop answers itself. Null for a write. Names come
 * from tables, so a client cannot invent one.
 */
export function readCallOf(requestMethod: string, path: string, route: string): string | null {
  const method = requestMethod === 'HEAD' ? 'GET' : requestMethod
  const name = `${method} ${path.slice(folders.api.length)}`
  if (path.startsWith(folders.api) && Object.hasOwn(rows, name))
    return rows[name]?.effect === 'reads' ? name : null
  const call = path.startsWith(folders.ucp)
    ? findUcpCall(method, path.slice(folders.ucp.length).split('/'))
    : undefined
  if (call) return ucpCalls[call.name] === 'reads' ? `${folders.ucp} ${call.name}` : null
  if (method !== 'GET') return null
  const own = ownAction(method, path)
  return own ? pathOf(own) : route
}
