import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import type { CallInput } from '#lib/contract/endpoints.ts'
import { mayHaveHappened } from '#lib/gateway/may-have-happened.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import { keepDeviceId, readDeviceId, renewedDeviceId } from '#lib/session/device.ts'

const call = 'POST cart-move'

/** Milliseconds; `total` from the start of the request, for which the browser waits 25 s (lib/api/gateway-request.ts). */
const limits = { total: 22_000, call: 8_000 }

const maxTries = 2

function logTry({ method, nextUrl }: NextRequest, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method, url: nextUrl.pathname, status, error: String(error) })
}

/** Whether the backend has moved the cart. What is moved already, stays there: after a lost answer it is asked again. */
async function moveCart(
  request: NextRequest,
  { body }: CallInput<typeof call>,
  startedAt: number,
): Promise<boolean> {
  for (let count = 0; count < maxTries; count++) {
    const leftMs = startedAt + limits.total - Date.now()
    if (leftMs <= 0) return false
    try {
      await callBackend(call, { body }, {}, Math.min(limits.call, leftMs))
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
 * had planted it, does not see the customer's cart. Where the backend cannot move the cart, or does not answer in time, the
 * id stays as it is. `startedAt`: milliseconds, the start of the request.
 */
export async function renewDevice(
  request: NextRequest,
  response: NextResponse,
  email: string,
  startedAt: number,
): Promise<void> {
  const deviceId = readDeviceId(request.cookies)
  if (deviceId === undefined) return
  const newDeviceId = renewedDeviceId(deviceId, email)
  const ids = { local_device_id: deviceId, new_device_id: newDeviceId }
  if (await moveCart(request, { body: ids }, startedAt)) keepDeviceId(response.cookies, newDeviceId)
}
