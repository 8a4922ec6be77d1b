import type { BuyNow, Cart } from '@etalase/contract/cart.ts'
import type { SessionState } from '#lib/api/session-state.ts'
import { withBuyNow } from '#lib/checkout/urls.ts'

/** What the checkout's page does not say, which is the same for everyone: who opens it, and what they buy. */
export interface CheckoutStart extends SessionState {
  /** Null when it could not be read. */
  cart: Cart | null
}

/** The path below `/api` of what the checkout starts with. */
export const checkoutStartPath = (line: BuyNow | null): string => withBuyNow('checkout-start', line)
