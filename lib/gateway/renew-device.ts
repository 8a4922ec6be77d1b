import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import { keepDeviceId, readDeviceId, renewedDeviceId } from '#lib/session/device.ts'

const call = 'POST cart-move'

/** Whether the backend does without the call. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

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
  try {
    const ids = { local_device_id: deviceId, new_device_id: newDeviceId }
    await callBackend(call, { body: ids })
    keepDeviceId(response.cookies, newDeviceId)
  } catch (error) {
    if (isMissing(error)) return
    const { method, nextUrl } = request
    const status = error instanceof ApiError ? error.status : 500
    logFailure({ method, url: nextUrl.pathname, status, error: String(error) })
  }
}
