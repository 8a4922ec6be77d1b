import 'server-only'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { type Caller, callBackend } from '#lib/api/server.ts'
import type { Cart } from '#lib/contract/cart.ts'

/** Milliseconds: the result of the write must not wait long for it, and browsers can read the cart themselves. */
const timeoutMs = 2_500

/** Reads the cart after a write. A failure is logged and gives undefined, since the write has succeeded. */
export async function readCart(caller: Caller, traceId: string): Promise<Cart | undefined> {
  try {
    return (await callBackend('GET cart', {}, caller, timeoutMs)).cart
  } catch (error) {
    logAndMapFailure({ method: 'GET', url: '/api/cart', traceId }, error)
    return undefined
  }
}
