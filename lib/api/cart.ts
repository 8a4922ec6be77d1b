import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { callBackend } from '#lib/api/server.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { logFailure } from '#lib/log/log-failure.ts'

/** A device's cart for the first HTML; null when the backend cannot be asked: the browser then tries itself. */
export async function getCart(deviceId: string | undefined): Promise<Cart | null> {
  if (!deviceId) return { cart_items: [] }
  try {
    return (await callBackend('GET cart', {}, { deviceId })).cart
  } catch (error) {
    unstable_rethrow(error)
    logFailure({ method: 'GET', url: '/cart', status: 0, traceId: '', error: String(error) })
    return null
  }
}
