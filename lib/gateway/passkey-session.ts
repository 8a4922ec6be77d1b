import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { fromOwnPage } from '#lib/gateway/handle-own-write.ts'
import { keepSignedIn } from '#lib/gateway/keep-signed-in.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'
import { parseBody, readBody } from '#lib/gateway/read-input.ts'
import { renewDevice } from '#lib/gateway/renew-device.ts'
import { authMessages } from '#messages/auth.ts'

const json = (data: object) =>
  NextResponse.json({ data }, { headers: { 'Cache-Control': 'no-store' } })

/** What the browser needs to sign in. Throws ApiError. */
async function begin(request: NextRequest): Promise<NextResponse> {
  const call = 'POST auth/passkey-options'
  await limitByAddress(request, call)
  return json(await callBackend(call, { body: {} }, await callerOf(request, 'session')))
}

/** Signs in with what a key has signed. Throws ApiError. */
async function finish(request: NextRequest, given: object): Promise<NextResponse> {
  const startedAt = Date.now()
  const call = 'POST auth/passkey'
  await limitByAddress(request, call)
  const body = parseBody(call, endpoints[call].body, given)
  const answer = await callBackend(call, { body }, await callerOf(request, 'session'))
  const { access_token: token, device_token: deviceToken, email } = answer
  const { deviceId, joined } = await renewDevice(request, { email, token, startedAt })
  const { signedIn } = authMessages
  const response = json({ message: joined ? `${signedIn}. ${joined}` : signedIn })
  await keepSignedIn(request, response, { email, token, deviceToken, deviceId, joined })
  return response
}

/**
 * Handles `POST /api/session/passkey`: without a credential it answers with what the browser needs, with one it signs in. The
 * token goes into the session cookie and never to the browser's scripts.
 */
export const handlePasskey = (request: NextRequest): Promise<Response> =>
  fromOwnPage(request, async (traceId) => {
    try {
      const given = Object(await readBody(request, 'POST session/passkey'))
      return await ('credential' in given ? finish(request, given) : begin(request))
    } catch (error) {
      return failureResponse(logRequestFailure(request, traceId, error), traceId)
    }
  })
