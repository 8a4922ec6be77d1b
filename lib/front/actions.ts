import type { Actions } from '@etalase/front/shared/actions.ts'
import { hasOwnAction } from '#lib/actions/find-action.ts'
import { isOpenCall } from '#lib/actions/open-calls.ts'
import { readCallOf } from '#lib/actions/read-call.ts'

/** The error body of a refused call, in each protocol's shape. For programs; pages have their own texts for shoppers. */
const busyBodies = {
  api: { error: { code: 'UNAVAILABLE', message: '' } },
  ucp: { code: 'unavailable', content: 'Too much is read at once. Try again after a moment.' },
}

const programs = /^\/(?:api|ucp)\//
const cartCalls = /^\/(?:api|checkout\/steps)\//

/** The server's knowledge of the shop's calls. */
export const frontActions: Actions = {
  hasName: hasOwnAction,
  readCallOf,
  isOpen: isOpenCall,
  mayBuy: (label) => label === '/cart/add' || cartCalls.test(label),
  isForPrograms: (url) => programs.test(url),
  busyBody: (label) => (label.startsWith('/ucp/') ? busyBodies.ucp : busyBodies.api),
}
