import 'server-only'
import type { BuyNow, Cart } from '@etalase/contract/cart.ts'
import { cartEndpoints } from '@etalase/contract/cart.ts'
import { type Caller, callsOf } from '#lib/api/backend.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { compareShownPrices } from '#lib/api/shown-prices.ts'

const { callBackend } = callsOf(cartEndpoints)

/** Milliseconds. A change's result must not wait long for the cart, which browsers can fetch themselves. */
const timeoutMs = 2_500

/** Returns the current cart. Throws ApiError. */
export async function fetchCart(caller: Caller): Promise<Cart> {
  const { cart } = await callBackend('GET cart', {}, caller, timeoutMs)
  compareShownPrices(cart)
  return cart
}

/** Returns the current contents of a checkout: one product, or the cart. Throws ApiError. */
export async function fetchBought(line: BuyNow | null, caller: Caller): Promise<Cart> {
  if (!line) return fetchCart(caller)
  const { cart } = await callBackend('GET buy-now', { query: line }, caller)
  return { ...cart, buy_now: line }
}

/** Sets a line's quantity (from 0) by adding or removing the difference, so repeating the call changes nothing. Throws ApiError. */
export async function setPieces(
  product: { product_detail_id: number; size: string },
  { before, wanted }: { before: number; wanted: number },
  caller: Caller,
): Promise<void> {
  const by = wanted - before
  const body = { ...product, qty: Math.abs(by) }
  if (by === 0) return
  if (wanted === 0) await callBackend('DELETE cart-item-remove', { body: product }, caller)
  else if (before === 0) await callBackend('POST cart', { body }, caller)
  else if (by > 0) await callBackend('POST cart-item-increment-qty', { body }, caller)
  else await callBackend('POST cart-item-decrement-qty', { body }, caller)
}

/**
 * Returns the cart, or the product bought now, for a page's first render. On failure logs and returns null; the browser then fetches
 * it.
 */
export async function getCart(
  deviceId: string | undefined,
  line: BuyNow | null = null,
): Promise<Cart | null> {
  if (!deviceId) return line ? null : { cart_items: [] }
  try {
    return await fetchBought(line, { deviceId })
  } catch (error) {
    logPageFailure(line ? '/checkout' : '/cart', error)
    return null
  }
}
