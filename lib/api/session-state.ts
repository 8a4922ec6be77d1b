import { askGateway } from '#lib/api/gateway-request.ts'

/** What a page's scripts may know of the session. */
export interface SessionState {
  is_customer: boolean
}

/** Whether somebody is signed in. Throws ApiError. */
export const askSession = () => askGateway<SessionState>({ call: 'GET session' })
