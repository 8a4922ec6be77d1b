import 'server-only'
import { fetchCart } from '#lib/api/cart.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import type { Caller } from '#lib/api/server.ts'
import type { Cart } from '#lib/contract/cart.ts'

/** Reads the cart after a write. A failure is logged and gives undefined, since the write has succeeded. */
export async function readCart(caller: Caller, traceId: string): Promise<Cart | undefined> {
  try {
    return await fetchCart(caller)
  } catch (error) {
    logAndMapFailure({ method: 'GET', url: '/api/cart', traceId }, error)
    return undefined
  }
}
