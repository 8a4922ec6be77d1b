import 'server-only'
import { placeOrderCall } from '#lib/api/place-order.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import type { CookieWriter } from '#lib/session/cookie-jar.ts'
import { dropDetails } from '#lib/session/sealed-draft-cookies.ts'

/**
 * Removes what was typed in the checkout, in the answer that places the order: the browser leaves for the payment provider
 * at once, and a request for it may never be sent. The buyer stays, for a repeated order.
 */
export function endDraftWithOrder(call: string, cookies: CookieWriter): void {
  if (call === placeOrderCall) dropDetails(cookies, 'checkout-draft')
}

/** Removes the buyer of an order in the answer that refuses it: nothing is left to repeat. What was typed stays. */
export function endBuyerWithRefusal(call: string, error: unknown, cookies: CookieWriter): void {
  if (call === placeOrderCall && !mayHaveHappened(error)) dropDetails(cookies, 'pending-order')
}
