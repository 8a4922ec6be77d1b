import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '#lib/contract/endpoints.ts'

const isKey = (name: string): name is EndpointKey => Object.hasOwn(endpoints, name)

/**
 * Whether nobody waits in the queue for a call of the contract: a customer ends a session with it, withdraws, deletes or
 * reads what is their own; it takes something away; or it is about an order that is there. None of them buys: a device does.
 */
export function isOpenCall(method: string, path: string): boolean {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path.replace(/^\/api\//, '')}`
  if (!isKey(call)) return false
  const { access, isOpen }: Endpoint = endpoints[call]
  return access === 'customer' || method === 'DELETE' || isOpen === true
}
