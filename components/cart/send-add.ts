import { callGateway } from '#lib/api/browser.ts'
import { withTabLock } from '#lib/browser/with-tab-lock.ts'
import type { GatewayData } from '#lib/contract/gateway.ts'

export interface SizedPieces {
  product_detail_id: number
  size: string
  qty: number
}

/** Longer than an add takes on a slow network. */
const patienceMs = 15_000

/**
 * Puts pieces into the cart. All tabs take turns: the first add of a new shopper makes the device id, in a cookie that
 * scripts cannot read, and of two requests without it each would make its own, with its own cart.
 */
export const sendAdd = (body: SizedPieces): Promise<GatewayData<'POST cart'>> =>
  withTabLock('cart-add', () => callGateway('POST cart', { body }), patienceMs)
