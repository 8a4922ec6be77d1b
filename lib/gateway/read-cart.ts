import 'server-only'
import { type Caller, callBackend } from '#lib/api/server.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { logAndMapFailure } from '#lib/gateway/log-and-map-failure.ts'

/** The cart after a write; undefined, and logged, when it cannot be read: the write stands all the same. */
export async function readCart(caller: Caller, traceId: string): Promise<Cart | undefined> {
  try {
    return (await callBackend('GET cart', {}, caller)).cart
  } catch (error) {
    logAndMapFailure({ method: 'GET', url: '/api/cart', traceId }, error)
    return undefined
  }
}
