import { ApiError } from '#lib/api/api-error.ts'
import { type GatewayRequest, requestGateway } from '#lib/api/gateway-request.ts'
import { queryClient } from '#lib/api/query-client.ts'
import type { CallInput, EndpointKey } from '#lib/contract/endpoints.ts'
import type { GatewayData } from '#lib/contract/gateway.ts'
import { endBrowserSession, type SessionEnd } from '#lib/session/browser/session-teardown.ts'

interface CallOptions extends Pick<GatewayRequest, 'headers' | 'signal'> {
  /** What a 401 means to the shopper. */
  sessionEnd?: SessionEnd
}

/**
 * Calls the backend through our gateway, which has checked the answer against the contract.
 * Throws ApiError; a call without a response has status 0. A 401 means that the session has ended: the
 * browser's storage is cleared and the home page loads with a notice (spec §8).
 */
export async function callGateway<Key extends EndpointKey>(
  call: Key,
  { query, body }: CallInput<Key>,
  { sessionEnd = 'session-ended', ...options }: CallOptions = {},
): Promise<GatewayData<Key>> {
  try {
    return await requestGateway<GatewayData<Key>>({ call, query, body, ...options })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      endBrowserSession(sessionEnd, queryClient())
    throw error
  }
}
