import 'server-only'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { type Caller, callBackend } from '#lib/api/server.ts'
import { compareShownPrices } from '#lib/api/shown-prices.ts'
import type { Cart } from '#lib/contract/cart.ts'

/** Milliseconds: the result of a change must not wait long for the cart, and browsers can read it themselves. */
const timeoutMs = 2_500

/** The cart as it is now. Throws ApiError. */
export async function fetchCart(caller: Caller): Promise<Cart> {
  const { cart } = await callBackend('GET cart', {}, caller, timeoutMs)
  compareShownPrices(cart)
  return cart
}

/** A device's cart, for server rendering; null, and logged, when the call fails: the browser then fetches it. */
export async function getCart(deviceId: string | undefined): Promise<Cart | null> {
  if (!deviceId) return { cart_items: [] }
  try {
    return await fetchCart({ deviceId })
  } catch (error) {
    logPageFailure('/cart', error)
    return null
  }
}
