import type { Access, Endpoint, EndpointName } from '#lib/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '#lib/contract/endpoints.ts'

export interface Match {
  call: EndpointName
  endpoint: Endpoint
}

/** The kinds of calls that a browser may make; `session` and `server` calls are not forwarded. */
const browserAccess: readonly Access[] = ['public', 'device', 'customer']

const isEndpointKey = (name: string): name is EndpointKey => Object.hasOwn(endpoints, name)

/** These calls give tokens and end them: only the routes of `/api/session`, which keep the cookie, make them. */
const sessionPath = 'auth/'

/** The call behind a method and path, if a browser may make it; else undefined. */
export function matchCall(method: string, path: string): Match | undefined {
  const call = `${method} ${path}`
  if (!isEndpointKey(call)) return undefined
  const endpoint: Endpoint = endpoints[call]
  const isForBrowsers =
    browserAccess.includes(endpoint.access) &&
    !endpoint.isServerOnly &&
    !path.startsWith(sessionPath)
  return isForBrowsers ? { call, endpoint } : undefined
}

/** The methods that a path allows; none for a path outside the contract. */
export function methodsOf(path: string): string[] {
  return ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => matchCall(method, path))
}
