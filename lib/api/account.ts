import 'server-only'
import { accountEndpoints } from '@etalase/contract/account.ts'
import { addressEndpoints } from '@etalase/contract/address.ts'
import { authEndpoints } from '@etalase/contract/auth.ts'
import type { Order, SentOrder } from '@etalase/contract/order.ts'
import { orderEndpoints } from '@etalase/contract/order.ts'
import type { Passkey } from '@etalase/contract/passkey.ts'
import { passkeyEndpoints } from '@etalase/contract/passkey.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { isOffered, nullIfNotFound } from '#lib/api/is-offered.ts'
import { type ListedOrder, listedOrder } from '#lib/api/listed-order.ts'
import { loadSizes } from '#lib/api/load-sizes.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { nameSizes } from '#lib/api/name-sizes.ts'

const { callBackend, probeBackend } = callsOf({
  ...accountEndpoints,
  ...addressEndpoints,
  ...orderEndpoints,
  ...passkeyEndpoints,
  ...authEndpoints,
})

/** Returns the customer's profile and newsletter subscription, for server rendering. Throws ApiError. */
export const getAccount = (token: string) => callBackend('GET user/profile', {}, { token })

/** Returns the saved addresses, the primary one first, for server rendering. Throws ApiError. */
export const getAddresses = async (token: string) =>
  (await callBackend('GET user/address', {}, { token })).user_addresses

/** Returns the customer's saved addresses, and whether they take a pin. Throws ApiError. */
export async function getAddressBook(token: string) {
  const { user_addresses, has_address_pin } = await callBackend('GET user/address', {}, { token })
  return { addresses: user_addresses, offersPin: Boolean(has_address_pin) }
}

/** Returns the customer's wishlist, newest entry first, for server rendering. Throws ApiError. */
export const getWishlist = async (token: string) =>
  (await callBackend('GET user/wishlist', { query: {} }, { token })).user_wishlists

async function getOrders(token: string): Promise<SentOrder[]> {
  return (await callBackend('GET user/orders', {}, { token })).user_orders
}

/** Returns a customer's orders as the list shows them, newest first, for server rendering. Throws ApiError. */
export async function getListedOrders(token: string): Promise<ListedOrder[]> {
  return (await getOrders(token)).map(listedOrder)
}

/** Returns one of the customer's orders, for server rendering; null when the customer has no order with this id. Throws ApiError. */
export async function getOrder(token: string, id: number | null): Promise<Order | null> {
  if (id === null) return null
  const response = await nullIfNotFound(callBackend('GET user/order', { query: { id } }, { token }))
  // A backend without this optional call also responds with 404.
  const order = response?.user_order ?? (await getOrders(token)).find((other) => other.id === id)
  return order ? nameSizes(order, loadSizes) : null
}

/** Finds the customer's order of a bill, for server rendering; null when the customer has none. Throws ApiError. */
export const findOrderOfBill = async (token: string, trxRef: string): Promise<SentOrder | null> =>
  (await getOrders(token)).find((order) => order.trx_ref === trxRef) ?? null

/** Returns the customer's passkeys; null when the backend doesn't support passkeys. Throws ApiError. */
export async function getPasskeys(token: string): Promise<Passkey[] | null> {
  const answer = await nullIfNotFound(callBackend('GET user/passkeys', {}, { token }))
  return answer?.passkeys ?? null
}

/** Requests a challenge and leaves it unused. Throws ApiError when the answer is inconclusive. */
async function probePasskeys(): Promise<boolean> {
  'use cache'
  cacheLife(cacheManifest.passkeys.life)
  cacheTag(cacheManifest.passkeys.tag)
  return isOffered(probeBackend('POST auth/passkey-options', { body: {} }))
}

/** Whether the backend signs customers in with passkeys; false while it is down. */
export async function offersPasskeys(): Promise<boolean> {
  try {
    return await probePasskeys()
  } catch (error) {
    logPageFailure('/sign-in', error)
    return false
  }
}

/** Probes with an invalid token. Throws ApiError when the answer is inconclusive. */
async function probe(): Promise<boolean> {
  'use cache'
  cacheLife(cacheManifest.emailConfirmation.life)
  cacheTag(cacheManifest.emailConfirmation.tag)
  return isOffered(probeBackend('POST auth/confirm-email', { body: { token: 'none' } }))
}

/** Whether the backend moves guest orders into the account of a confirmed address; false while it is down. */
export async function confirmsEmails(): Promise<boolean> {
  try {
    return await probe()
  } catch (error) {
    logPageFailure('/order', error)
    return false
  }
}
