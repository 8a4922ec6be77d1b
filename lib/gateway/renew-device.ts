import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import type { CallInput } from '#lib/contract/endpoints.ts'
import { mayHaveHappened } from '#lib/gateway/may-have-happened.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import { keepDeviceId, readDeviceId, renewedDeviceId } from '#lib/session/device.ts'

const call = 'POST cart-move'

/** Two tries take less time than the browser waits for a sign-in (lib/api/gateway-request.ts). */
const tries = { count: 2, timeoutMs: 8_000 }

function logTry({ method, nextUrl }: NextRequest, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method, url: nextUrl.pathname, status, error: String(error) })
}

/** Whether the backend has moved the cart. What is moved already, stays there: after a lost answer it is asked again. */
async function moveCart(request: NextRequest, { body }: CallInput<typeof call>): Promise<boolean> {
  for (let count = 0; count < tries.count; count++) {
    try {
      await callBackend(call, { body }, {}, tries.timeoutMs)
      return true
    } catch (error) {
      // The call is optional.
      if (error instanceof ApiError && error.isNotFound) return false
      logTry(request, error)
      if (!mayHaveHappened(error)) return false
    }
  }
  return false
}

/**
 * Gives the browser of a customer who signs in a new device id, and takes the cart along: whoever knew the old id, or
 * had planted it, does not see the customer's cart. Where the backend cannot move the cart, the id stays as it is.
 */
export async function renewDevice(
  request: NextRequest,
  response: NextResponse,
  email: string,
): Promise<void> {
  const deviceId = readDeviceId(request.cookies)
  if (deviceId === undefined) return
  const newDeviceId = renewedDeviceId(deviceId, email)
  const ids = { local_device_id: deviceId, new_device_id: newDeviceId }
  if (await moveCart(request, { body: ids })) keepDeviceId(response.cookies, newDeviceId)
}
