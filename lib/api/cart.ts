import 'server-only'
import { callBackend } from '#lib/api/server.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { logPageFailure } from '#lib/log/log-page-failure.ts'

/** A device's cart for the first HTML; null when the backend cannot be asked: the browser then tries itself. */
export async function getCart(deviceId: string | undefined): Promise<Cart | null> {
  if (!deviceId) return { cart_items: [] }
  try {
    return (await callBackend('GET cart', {}, { deviceId })).cart
  } catch (error) {
    logPageFailure('/cart', error)
    return null
  }
}
