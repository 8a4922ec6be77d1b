import type { Access, Endpoint, EndpointName } from '@etalase/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '@etalase/contract/endpoints.ts'
import { type Action, type Guard, pathOf } from '#lib/actions/action.ts'
import { type ActionAt, actions } from '#lib/actions/all-actions.ts'
import { findRoute } from '#lib/config/routes.ts'

/** An action of the shop itself. */
export type OwnAction = Action & { at: ActionAt }

/** An action that forwards a call of the contract. */
export interface ForwardedCall extends Action {
  call: EndpointKey
  endpoint: Endpoint
}

/** Whether an action is one of the shop itself. */
export const isOwn = (action: OwnAction | ForwardedCall): action is OwnAction =>
  !('endpoint' in action)

const own: ReadonlyMap<string, OwnAction> = new Map(actions.map((action) => [action.at, action]))

/** The kinds of calls that a browser may make; `session`, `server` and `staff` calls are not forwarded. */
const browserAccess: readonly Access[] = ['public', 'device', 'customer']

export const isEndpointKey = (name: string): name is EndpointKey => Object.hasOwn(endpoints, name)

/** A call of the contract with its row. Throws Error for a name that only the shop has. */
export function contractCall(name: string): { call: EndpointKey; endpoint: Endpoint } {
  if (isEndpointKey(name)) return { call: name, endpoint: endpoints[name] }
  throw new Error(`${name} is no call of the contract`)
}

/** These calls issue and revoke tokens, so only the actions of `/api/session`, which set the cookie, make them. */
const sessionPath = 'auth/'

/** Calls that put pieces into a cart, or take a product to the checkout in its place. */
const buying: readonly string[] = ['POST cart', 'POST cart-item-increment-qty', 'GET buy-now']

function guardsOf(call: EndpointName, { access }: Endpoint): Guard[] {
  const makesDevice = access === 'device' && !call.startsWith('GET ')
  return [
    ...(makesDevice ? ['device' as const] : []),
    ...(buying.includes(call) ? ['inTurn' as const] : []),
  ]
}

/** The call of the contract behind a method and path below `/api/`, if a browser may make it; else undefined. */
export function forwardedCall(method: string, path: string): ForwardedCall | undefined {
  const call = `${method} ${path}`
  if (!isEndpointKey(call)) return undefined
  const endpoint: Endpoint = endpoints[call]
  const isForBrowsers =
    browserAccess.includes(endpoint.access) &&
    !endpoint.isServerOnly &&
    !path.startsWith(sessionPath)
  if (!isForBrowsers) return undefined
  const at = call.replace(' ', ' /api/') as Action['at']
  return { at, call, endpoint, guards: guardsOf(call, endpoint) }
}

const apiFolder = '/api/'

/** The shop's own action of a method and path; undefined without one. The table of routes knows the parameters of a path. */
export function ownAction(asked: string, path: string): OwnAction | undefined {
  const method = asked === 'HEAD' ? 'GET' : asked
  return own.get(`${method} ${path}`) ?? own.get(`${method} ${findRoute(path)?.path}`)
}

const ownPaths: ReadonlySet<string> = new Set(actions.map(pathOf))

/** Whether a path without parameters is one of the shop's own actions, for any method. */
export const hasOwnAction = (path: string): boolean => ownPaths.has(path)

/**
 * The row of a request. Where a form and a call of the contract share an address, a plain form is the shop's own action, and
 * scripts make the call.
 */
export function findAction(
  method: string,
  path: string,
  { isForm }: { isForm: boolean },
): OwnAction | ForwardedCall | undefined {
  const ours = ownAction(method, path)
  const forwarded = path.startsWith(apiFolder)
    ? forwardedCall(method, path.slice(apiFolder.length))
    : undefined
  return isForm ? (ours ?? forwarded) : (forwarded ?? ours)
}

/** The methods that a path accepts; empty for an unknown path. */
export const methodsOf = (path: string): string[] =>
  ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => findAction(method, path, { isForm: true }))
