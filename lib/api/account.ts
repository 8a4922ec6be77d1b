import 'server-only'
import { callBackend } from '#lib/api/server.ts'

/** Who is signed in, and whether they get the newsletter, for the first HTML. Throws ApiError. */
export const getAccount = (token: string) => callBackend('GET user/profile', {}, { token })

/** The saved addresses, the primary one first, for the first HTML. Throws ApiError. */
export const getAddresses = async (token: string) =>
  (await callBackend('GET user/address', {}, { token })).user_addresses

/** A customer's wishlist, the newest wish first, for the first HTML. Throws ApiError. */
export const getWishlist = async (token: string) =>
  (await callBackend('GET user/wishlist', { query: {} }, { token })).user_wishlists
