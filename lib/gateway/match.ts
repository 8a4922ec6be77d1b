import type { Endpoint, EndpointName } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'

export interface Match {
  call: EndpointName
  endpoint: Endpoint
}

/** Calls that the browser may make through the gateway: all but those that trade secrets for a token. */
const allowed = new Map<string, Match>(
  Object.entries(endpoints)
    .filter(([, endpoint]) => endpoint.access !== 'session')
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
