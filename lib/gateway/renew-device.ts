import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import { newDeviceId, readDeviceId, renewedDeviceId } from '#lib/session/device.ts'

/** Milliseconds; `total` from the start of the request, for which the browser waits 25 s (lib/api/gateway-request.ts). */
const limits = { total: 22_000, call: 8_000 }

const maxTries = 2

function logTry({ method, nextUrl }: NextRequest, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method, url: nextUrl.pathname, status, error: String(error) })
}

/** Makes a call that may be repeated after a lost answer. Gives 'not-offered' for a 404: the call is optional. */
async function tryCall<Answer>(
  request: NextRequest,
  startedAt: number,
  call: (timeoutMs: number) => Promise<Answer>,
): Promise<Answer | 'failed' | 'not-offered'> {
  for (let count = 0; count < maxTries; count++) {
    const leftMs = startedAt + limits.total - Date.now()
    if (leftMs <= 0) return 'failed'
    try {
      return await call(Math.min(limits.call, leftMs))
    } catch (error) {
      if (error instanceof ApiError && error.isMissingCall) return 'not-offered'
      logTry(request, error)
      if (!mayHaveHappened(error)) return 'failed'
    }
  }
  return 'failed'
}

interface SignedIn {
  email: string
  token: string
  /** Milliseconds, the start of the request. */
  startedAt: number
}

/** The device id of a browser whose customer has signed in, if it changes, and what was joined to its cart, in words. */
interface RenewedDevice {
  deviceId?: string
  joined?: string
}

/**
 * The device id for the browser of a customer who signs in, to which the cart is taken along: whoever knew the old id, or
 * had planted it, does not see the customer's cart. Where the backend keeps one cart for all browsers of a customer
 * (`cart-adopt`), it is that cart's; else a new one. Where the backend can do neither, or does not answer in time, the id
 * stays as it is.
 */
export async function renewDevice(
  request: NextRequest,
  { email, token, startedAt }: SignedIn,
): Promise<RenewedDevice> {
  const known = readDeviceId(request.cookies)
  const deviceId = known ?? newDeviceId()
  const renewed = renewedDeviceId(deviceId, email)
  const body = { local_device_id: deviceId, new_device_id: renewed }
  const adopted = await tryCall(request, startedAt, (timeoutMs) =>
    callBackend('POST cart-adopt', { body }, { token }, timeoutMs),
  )
  if (adopted === 'failed') return {}
  if (adopted !== 'not-offered') {
    const { local_device_id, joined } = adopted
    return { deviceId: local_device_id, ...(joined && { joined }) }
  }
  if (known === undefined) return {}
  const moved = await tryCall(request, startedAt, (timeoutMs) =>
    callBackend('POST cart-move', { body }, {}, timeoutMs),
  )
  return typeof moved === 'string' ? {} : { deviceId: renewed }
}
