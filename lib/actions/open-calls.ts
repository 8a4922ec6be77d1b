import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { isEndpointKey, ownAction } from '#lib/actions/find-action.ts'

function isOpenByContract(call: string): boolean {
  if (!isEndpointKey(call)) return false
  const { access, isOpen }: Endpoint = endpoints[call]
  return access === 'customer' || call.startsWith('DELETE ') || isOpen === true
}

/**
 * Whether a call bypasses the queue: a customer's own calls (signing out, withdrawing, deleting, reading their data), deletions, and
 * calls about an existing order. All calls that buy are device calls, so none bypasses it. The shop's own actions declare it, or follow
 * the call that they make.
 */
export function isOpenCall(method: string, path: string): boolean {
  const asked = method === 'HEAD' ? 'GET' : method
  const own = ownAction(asked, path)
  if (own?.isOpen !== undefined) return own.isOpen
  if (isOpenByContract(`${asked} ${path.replace(/^\/api\//, '')}`)) return true
  return typeof own?.call === 'string' && isOpenByContract(own.call)
}
