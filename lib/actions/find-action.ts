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

/** Whether an action belongs to the shop itself. */
export const isOwn = (action: OwnAction | ForwardedCall): action is OwnAction =>
  !('endpoint' in action)

const own: ReadonlyMap<string, OwnAction> = new Map(actions.map((action) => [action.at, action]))

/** The kinds of calls that a browser may make; `session`, `server` and `staff` calls are not forwarded. */
const browserAccess: readonly Access[] = ['public', 'device', 'customer']

export const isEndpointKey = (name: string): name is EndpointKey => Object.hasOwn(endpoints, name)

/** Returns a call of the contract with its row. Throws Error for a name outside the contract. */
export function contractCall(name: string): { call: EndpointKey; endpoint: Endpoint } {
  if (isEndpointKey(name)) return { call: name, endpoint: endpoints[name] }
  throw new Error(`${name} is no call of the contract`)
}

/** These calls issue and revoke tokens, so only the actions of `/api/session` make them, which set the cookie. */
const sessionPath = 'auth/'

/** Calls that add pieces to a cart, or take a product directly to the checkout. */
const buying: readonly string[] = ['POST cart', 'POST cart-item-increment-qty', 'GET buy-now']

function guardsOf(call: EndpointName, { access }: Endpoint): Guard[] {
  const makesDevice = access === 'device' && !call.startsWith('GET ')
  return [
    ...(makesDevice ? ['device' as const] : []),
    ...(buying.includes(call) ? ['inTurn' as const] : []),
  ]
}

/** Returns the contract call of a method and path below `/api/`, if a browser may make it; else undefined. */
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

/** Returns the shop's own action of a method and path; undefined without one. Path parameters come from the route table. */
export function ownAction(asked: string, path: string): OwnAction | undefined {
  const method = asked === 'HEAD' ? 'GET' : asked
  return own.get(`${method} ${path}`) ?? own.get(`${method} ${findRoute(path)?.path}`)
}

const ownPaths: ReadonlySet<string> = new Set(actions.map(pathOf))

/** Whether a path without parameters belongs to one of the shop's own actions, for any method. */
export const hasOwnAction = (path: string): boolean => ownPaths.has(path)

/**
 * Returns the row of a request. If a form and a contract call share a path, a plain form gets the shop's own action, and scripts get
 * the call.
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

/** Returns the methods that a path accepts; empty for an unknown path. */
export const methodsOf = (path: string): string[] =>
  ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => findAction(method, path, { isForm: true }))
