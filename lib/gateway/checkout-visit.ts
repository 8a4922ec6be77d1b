import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import type { Buyer } from '#lib/api/checkout.ts'
import { buyNowParameter, readBuyNow, withBuyNow } from '#lib/checkout/buy-now.ts'
import { type CheckoutForm, formPath, stepsPath } from '#lib/checkout/forms.ts'
import { type KeptCheckout, keepCheckout, readCheckout } from '#lib/checkout/kept-checkout.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { readBody, tooLarge } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { refuseQueuedOrder } from '#lib/gateway/refuse-queued.ts'
import type { Flash } from '#lib/session/flash.ts'
import { readSession } from '#lib/session/session.ts'

/** A posted form of the checkout. */
export interface CheckoutVisit {
  request: NextRequest
  form: CheckoutForm
  body: unknown
  caller: ShopperCaller & Buyer
  /** Undefined for a guest. */
  owner: string | undefined
  kept: KeptCheckout
}

const callOf = (form: CheckoutForm) => `POST ${formPath(form)}`

/** Reads a posted form, and the checkout of its browser. Throws ApiError. */
export async function openVisit(request: NextRequest, form: CheckoutForm): Promise<CheckoutVisit> {
  const buyNow = readBuyNow(request.nextUrl.searchParams.get(buyNowParameter))
  const caller = { ...(await callerOf(request, 'device', { fromSharedPage: false })), buyNow }
  const owner = (await readSession(request.cookies))?.owner
  const kept = await readCheckout(request.cookies, owner)
  const body = await readBody(request, callOf(form))
  await refuseQueuedOrder(request, callOf(form), caller)
  return { request, form, body, caller, owner, kept }
}

/** Keeps the checkout in a response. Throws ApiError `refused` (413) when it is too long. */
export async function keepIn(
  response: NextResponse,
  { owner, form }: CheckoutVisit,
  kept: KeptCheckout,
): Promise<NextResponse> {
  if (await keepCheckout(response.cookies, owner, kept)) return response
  throw tooLarge(callOf(form))
}

/** Redirects to a page of the checkout of what is bought, which shows what is said once. */
export async function redirectToStep(
  visit: CheckoutVisit,
  kept: KeptCheckout,
  path: string,
  said: Partial<Flash> = {},
): Promise<NextResponse> {
  const location = withBuyNow(path, visit.caller.buyNow)
  const isSilent = !said.message && Object.keys(said.problems ?? {}).length === 0
  const response = isSilent
    ? seeOther(location)
    : await redirectWithFlash({ page: stepsPath, ...said }, location)
  return keepIn(response, visit, kept)
}
