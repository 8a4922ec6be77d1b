import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { isEndpointKey, ownAction } from '#lib/actions/find-action.ts'

function isOpenByContract(call: string): boolean {
  if (!isEndpointKey(call)) return false
  const { access, isOpen }: Endpoint = endpoints[call]
  return access === 'customer' || call.startsWith('DELETE ') || isOpen === true
}

/**
 * Whether nobody waits in the queue for a call: a customer ends a session with it, withdraws, deletes or reads what is their
 * own; it takes something away; or it is about an order that is there. None of them buys: a device does. The shop's own action
 * says so itself, or is as the call that it makes.
 */
export function isOpenCall(method: string, path: string): boolean {
  const asked = method === 'HEAD' ? 'GET' : method
  const own = ownAction(asked, path)
  if (own?.isOpen !== undefined) return own.isOpen
  if (isOpenByContract(`${asked} ${path.replace(/^\/api\//, '')}`)) return true
  return typeof own?.call === 'string' && isOpenByContract(own.call)
}
