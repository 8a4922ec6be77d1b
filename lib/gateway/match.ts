import type { Access, Endpoint, EndpointName } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'

export interface Match {
  call: EndpointName
  endpoint: Endpoint
}

/** Kinds of calls for browsers; what trades secrets for a token, or is for our server alone, is not. */
const forBrowsers: readonly Access[] = ['public', 'device', 'customer']

/** Calls that the browser may make through the gateway. */
const allowed = new Map<string, Match>(
  Object.entries(endpoints)
    .filter(([, endpoint]) => forBrowsers.includes(endpoint.access))
    .map(([name, endpoint]) => [name, { call: name as EndpointName, endpoint }]),
)

/** The call behind a method and path, or undefined. */
export function matchCall(method: string, path: string): Match | undefined {
  return allowed.get(`${method} ${path}`)
}

/** The methods that a path takes; none for a path that is not of the contract. */
export function methodsOf(path: string): string[] {
  return ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => matchCall(method, path))
}
