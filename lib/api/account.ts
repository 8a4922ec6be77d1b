import 'server-only'
import { callBackend } from '#lib/api/server.ts'

/** The customer's profile and newsletter subscription, for server rendering. Throws ApiError. */
export const getAccount = (token: string) => callBackend('GET user/profile', {}, { token })

/** The saved addresses, the primary one first, for server rendering. Throws ApiError. */
export const getAddresses = async (token: string) =>
  (await callBackend('GET user/address', {}, { token })).user_addresses

/** The customer's wishlist, the newest entry first, for server rendering. Throws ApiError. */
export const getWishlist = async (token: string) =>
  (await callBackend('GET user/wishlist', { query: {} }, { token })).user_wishlists
