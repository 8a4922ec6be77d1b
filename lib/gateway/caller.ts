import 'server-only'
import type { NextRequest } from 'next/server'
import type { Caller } from '#lib/api/server.ts'
import type { Access } from '#lib/contract/endpoint.ts'
import { shopperAddress } from '#lib/gateway/shopper-address.ts'
import { newDeviceId, readDeviceId } from '#lib/session/device.ts'
import { readToken } from '#lib/session/session.ts'

/** The shopper a backend call is made for. */
export interface ShopperCaller extends Caller {
  deviceId: string
  /** The device id was created for this call: the browser has no cookie with it yet. */
  isNewDevice: boolean
}

/** Only personal calls carry the token. */
const isPersonal = (access: Access) => access === 'customer' || access === 'device'

/** The caller of a request: device id, token, idempotency key and the address for rate limits. */
export async function callerOf(request: NextRequest, access: Access): Promise<ShopperCaller> {
  const knownDeviceId = readDeviceId(request.cookies)
  const idempotencyKey = request.headers.get('idempotency-key')
  const token = isPersonal(access) ? await readToken(request.cookies) : null
  return {
    deviceId: knownDeviceId ?? newDeviceId(),
    isNewDevice: knownDeviceId === undefined,
    address: shopperAddress(request.headers),
    ...(idempotencyKey ? { idempotencyKey } : {}),
    ...(token ? { token } : {}),
  }
}
