import 'server-only'
import type { NextRequest } from 'next/server'
import type { Caller } from '#lib/api/server.ts'
import type { Access } from '#lib/contract/endpoint.ts'
import { forwardedFor } from '#lib/gateway/shopper-address.ts'
import { newDeviceId, readDeviceId } from '#lib/session/device.ts'
import { readToken } from '#lib/session/session.ts'

/** Whom a call is made for, as the backend hears it. */
export interface ShopperCaller extends Caller {
  deviceId: string
  /** The device was made for this call: the browser does not know it yet. */
  isNewDevice: boolean
}

/** Calls that hold nothing personal tell nothing about who asks. */
const isPersonal = (access: Access) => access === 'customer' || access === 'device'

/** Whom a request makes a call for: the device, the customer's token, and where the request comes from. */
export async function callerOf(request: NextRequest, access: Access): Promise<ShopperCaller> {
  const known = readDeviceId(request.cookies)
  const idempotencyKey = request.headers.get('idempotency-key')
  const token = isPersonal(access) ? await readToken(request.cookies) : null
  return {
    deviceId: known ?? newDeviceId(),
    isNewDevice: known === undefined,
    forwardedFor: forwardedFor(request.headers),
    ...(idempotencyKey ? { idempotencyKey } : {}),
    ...(token ? { token } : {}),
  }
}
