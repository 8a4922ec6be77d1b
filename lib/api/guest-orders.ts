import 'server-only'
import { guestOrderEndpoints } from '@etalase/contract/guest-order.ts'
import type { Order } from '@etalase/contract/order.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { isOffered } from '#lib/api/is-offered.ts'
import { loadSizes } from '#lib/api/load-sizes.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { nameSizes } from '#lib/api/name-sizes.ts'

const { callBackend, probeBackend } = callsOf(guestOrderEndpoints)

const call = 'POST order-by-token'

/**
 * Returns the order of a token. Throws ApiError: LINK_EXPIRED for a token without an order, `isNotFound` when the backend lacks the
 * call.
 */
export async function getOrderByToken(order_token: string): Promise<Order> {
  const { user_order } = await callBackend(call, { body: { order_token } })
  return nameSizes(user_order, loadSizes)
}

/** Probes with an invalid token. Throws ApiError when the answer is inconclusive. */
async function probe(): Promise<boolean> {
  'use cache'
  cacheLife(cacheManifest.orderLookup.life)
  cacheTag(cacheManifest.orderLookup.tag)
  return isOffered(probeBackend(call, { body: { order_token: 'none' } }))
}

/** Whether the backend opens orders without an account. True while the backend is down: the form then shows the error. */
export async function hasOrderLookup(): Promise<boolean> {
  try {
    return await probe()
  } catch (error) {
    logPageFailure('/order', error)
    return true
  }
}
