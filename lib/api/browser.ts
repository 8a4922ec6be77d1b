import { ApiError } from '#lib/api/api-error.ts'
import { askGateway } from '#lib/api/gateway-request.ts'
import type { CallInput, EndpointKey } from '#lib/contract/endpoints.ts'
import type { GatewayData } from '#lib/contract/gateway.ts'
import { endBrowserSession } from '#lib/session/browser/session-teardown.ts'

/**
 * Calls the backend through our gateway, which has checked the answer against the contract.
 * Throws ApiError; a call without an answer has status 0. After a 401 nobody is signed in: what
 * the browser keeps is cleared, and the shopper goes home, where that is said (spec §8).
 */
export async function callGateway<Key extends EndpointKey>(
  call: Key,
  { query, body }: CallInput<Key>,
  headers: Record<string, string> = {},
): Promise<GatewayData<Key>> {
  try {
    return await askGateway<GatewayData<Key>>({ call, query, body, headers })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endBrowserSession('session-ended')
    throw error
  }
}
