import 'server-only'
import { logPageFailure } from '#lib/api/log-page-failure.ts'
import { callBackend } from '#lib/api/server.ts'
import type { Cart } from '#lib/contract/cart.ts'

/** Milliseconds: after a form that changes the cart, the page with its result must not wait long for the cart. */
const timeoutMs = 2_500

/** A device's cart, for server rendering; null, and logged, when the call fails: the browser then fetches it. */
export async function getCart(deviceId: string | undefined): Promise<Cart | null> {
  if (!deviceId) return { cart_items: [] }
  try {
    return (await callBackend('GET cart', {}, { deviceId }, timeoutMs)).cart
  } catch (error) {
    logPageFailure('/cart', error)
    return null
  }
}
