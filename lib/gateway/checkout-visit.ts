import 'server-only'
import type { Buyer } from '#lib/api/checkout.ts'
import { buyNowParameter, readBuyNow, withBuyNow } from '#lib/checkout/buy-now.ts'
import { type CheckoutForm, stepsPath } from '#lib/checkout/forms.ts'
import { type KeptCheckout, keepCheckout, readCheckout } from '#lib/checkout/kept-checkout.ts'
import type { ShopperCaller } from '#lib/gateway/caller.ts'
import { tooLarge } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/respond.ts'
import type { Arrival, Visit } from '#lib/gateway/visit.ts'
import type { Flash } from '#lib/session/flash.ts'

/** A posted form of the checkout. */
export interface CheckoutVisit extends Visit {
  form: CheckoutForm
  caller: ShopperCaller & Buyer
  /** Undefined for a guest. */
  owner: string | undefined
  kept: KeptCheckout
}

/** The product that is bought in place of the cart, by the address of a form. */
export const buyNowOf = ({ url }: Arrival) => readBuyNow(url.searchParams.get(buyNowParameter))

/** The checkout of the browser that posts a form. */
export async function openVisit(visit: Visit, form: CheckoutForm): Promise<CheckoutVisit> {
  const buyNow = buyNowOf(visit)
  const owner = visit.session?.owner
  const kept = await readCheckout(visit.cookies, owner)
  return { ...visit, caller: { ...visit.caller, buyNow }, form, owner, kept }
}

/** Keeps the checkout in the answer. Throws ApiError `refused` (413) when it is too long. */
export async function keepIn(
  { owner, cookies, call }: CheckoutVisit,
  kept: KeptCheckout,
): Promise<void> {
  if (!(await keepCheckout(cookies, owner, kept))) throw tooLarge(call)
}

/** Redirects to a page of the checkout of what is bought, which shows what is said once. */
export async function redirectToStep(
  visit: CheckoutVisit,
  kept: KeptCheckout,
  path: string,
  said: Partial<Flash> = {},
): Promise<Response> {
  await keepIn(visit, kept)
  const location = withBuyNow(path, visit.caller.buyNow)
  const isSilent = !said.message && Object.keys(said.problems ?? {}).length === 0
  return isSilent
    ? seeOther(location)
    : redirectWithFlash(visit.cookies, { page: stepsPath, ...said }, location)
}
