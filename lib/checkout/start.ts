import type { BuyNow, Cart } from '@etalase/contract/cart.ts'
import type { SessionState } from '#lib/api/session-state.ts'
import { withBuyNow } from '#lib/checkout/urls.ts'

/** Data missing from the checkout page, which is the same for everyone: the shopper and what they buy. */
export interface CheckoutStart extends SessionState {
  /** Null when it could not be loaded. */
  cart: Cart | null
}

/** Returns the path below `/api` that loads a checkout's start. */
export const checkoutStartPath = (line: BuyNow | null): string => withBuyNow('checkout-start', line)
