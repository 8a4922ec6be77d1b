import 'server-only'
import type { NextRequest } from 'next/server'
import type { Caller } from '#lib/api/backend.ts'
import type { Access } from '#lib/contract/endpoint.ts'
import { shopperAddress } from '#lib/gateway/limit-rate.ts'
import { requireOwner } from '#lib/gateway/require-owner.ts'
import { newDeviceId, readDeviceId } from '#lib/session/device.ts'
import { readSession } from '#lib/session/session.ts'

/** The shopper a backend call is made for. */
export interface ShopperCaller extends Caller {
  deviceId: string
  /** The device id was created for this call: the browser has no cookie with it yet. */
  isNewDevice: boolean
}

/** Only personal calls carry the token. */
const isPersonal = (access: Access) => access === 'customer' || access === 'device'

/**
 * The caller of a request: device id, token, idempotency key and the address for rate limits. Throws ApiError
 * `refused` (409) when the page that sends it was made for somebody else.
 */
export async function callerOf(
  request: NextRequest,
  access: Access,
  { fromSharedPage = access === 'device' } = {},
): Promise<ShopperCaller> {
  const knownDeviceId = readDeviceId(request.cookies)
  const idempotencyKey = request.headers.get('idempotency-key')
  const session = isPersonal(access) ? await readSession(request.cookies) : null
  if (session) requireOwner(request, session, { mayBeUnknown: fromSharedPage })
  return {
    deviceId: knownDeviceId ?? newDeviceId(),
    isNewDevice: knownDeviceId === undefined,
    address: shopperAddress(request.headers),
    ...(idempotencyKey ? { idempotencyKey } : {}),
    ...(session ? { token: session.token } : {}),
  }
}
