import { checkoutKeys } from '#lib/browser/checkout-keys.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { checkoutChoices, choicesOf, forShopper, withChoices } from '#lib/checkout/choices.ts'
import { dropDraft, endDraft } from '#lib/checkout/draft.ts'
import { type CheckoutState, initialCheckout } from '#lib/checkout/state.ts'

const key = checkoutKeys.choices

/**
 * The stored checkout without the draft, or a new one (decisions, Session). When the shopper has signed in or out in
 * between, shop, method and saved address are cleared; where that is not known, they stay.
 */
export function restoreCheckout(isCustomer?: boolean): CheckoutState {
  const { data } = checkoutChoices.safeParse(readStored(key))
  if (!data) return { ...initialCheckout, isCustomer: isCustomer ?? false }
  return isCustomer === undefined ? withChoices(data) : forShopper(withChoices(data), isCustomer)
}

/** Stores the choices of the checkout, so that they survive reloads and closed tabs. */
export const saveCheckout = (state: CheckoutState): void => writeStored(key, choicesOf(state))

/** Removes the stored checkout after its order was placed. */
export function endCheckout(): void {
  removeStored(key)
  endDraft()
}

/** Removes the stored checkout and its draft. */
export function clearCheckout(): void {
  removeStored(key)
  dropDraft()
}
