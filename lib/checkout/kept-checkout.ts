import 'server-only'
import { z } from 'zod'
import { checkoutChoices, choicesOf, restoreKept } from '#lib/checkout/kept.ts'
import { type AgreedOrder, agreedOrder } from '#lib/checkout/order.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { typedIn } from '#lib/checkout/typed-buyer.ts'
import { keepCheckoutCookie, readCheckoutCookie } from '#lib/session/checkout-cookie.ts'
import type { CookieReader, CookieWriter } from '#lib/session/cookie-jar.ts'

/** A checkout by plain forms, as stored between two of its pages. */
export interface KeptCheckout {
  state: CheckoutState
  /** The order to be confirmed or paid. */
  order: AgreedOrder | null
}

const stored = z.object({
  choices: checkoutChoices,
  /** Typed text outside of the order, at any length, shown again unchanged. */
  typed: z.record(z.string(), z.string()),
  order: agreedOrder.nullable(),
})

/** Returns the browser's checkout, or a new one. */
export async function readCheckout(
  cookies: CookieReader,
  owner: string | undefined,
): Promise<KeptCheckout> {
  const { data } = stored.safeParse(await readCheckoutCookie(cookies, owner))
  const { choices, order = null, typed } = data ?? {}
  const kept = { choices, typed: { ...order?.body, ...typed } }
  return { state: restoreKept(kept, owner !== undefined), order }
}

/** Stores a browser's checkout. Returns false when it is too long. */
export function keepCheckout(
  cookies: CookieWriter,
  owner: string | undefined,
  { state, order }: KeptCheckout,
): Promise<boolean> {
  const inOrder = new Map<string, unknown>(Object.entries(order?.body ?? {}))
  const typed = Object.entries(typedIn(state)).filter(([name, text]) => inOrder.get(name) !== text)
  const choices = choicesOf(state)
  return keepCheckoutCookie(cookies, owner, { choices, typed: Object.fromEntries(typed), order })
}
