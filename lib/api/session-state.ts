import { requestGateway } from '#lib/api/gateway-request.ts'

/** The part of the session that scripts can read. */
export interface SessionState {
  is_customer: boolean
}

/** Fetches whether a customer is signed in. Throws ApiError. */
export const fetchSessionState = () => requestGateway<SessionState>({ call: 'GET session' })
