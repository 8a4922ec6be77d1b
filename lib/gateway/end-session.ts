import 'server-only'
import { clearSiteData, refererPath, seeOther } from '#lib/gateway/respond.ts'
import { dropAddressDraft } from '#lib/session/address-draft.ts'
import { dropCheckoutCookie } from '#lib/session/checkout-cookie.ts'
import type { CookieWriter } from '#lib/session/cookie-jar.ts'
import { dropDeviceId } from '#lib/session/device.ts'
import { dropFlash } from '#lib/session/flash.ts'
import { dropKnown } from '#lib/session/known-cookie.ts'
import { dropOrderToken } from '#lib/session/order-cookie.ts'
import { dropReturnPath, keepReturnPath } from '#lib/session/return-path.ts'
import { dropSealedDraft, dropSealedDrafts } from '#lib/session/sealed-draft-cookies.ts'
import { dropSession } from '#lib/session/session.ts'
import { sessionEndedPath } from '#lib/session/session-ended.ts'

interface Ended {
  request: Request
  cookies: CookieWriter
}

/**
 * Ends the session after a call that the backend refused (401): the next sign-in leads back to `path`, by default the page that
 * sent the request. Besides, the browser keeps its device and what the customer has typed in checkout and address, sealed for the
 * same customer alone.
 */
export function endSession({ request, cookies }: Ended, path = refererPath(request)): void {
  dropSession(cookies)
  dropOrderToken(cookies)
  dropSealedDraft(cookies, 'pending-order')
  dropFlash(cookies, '/cart')
  keepReturnPath(cookies, path)
}

/** Ends the session: a redirect to the home page, which says so, with the browser's storage cleared. */
export function redirectSessionEnded(ended: Ended, path?: string): Response {
  endSession(ended, path)
  return clearSiteData(seeOther(sessionEndedPath))
}

/** Removes the cookies that know the customer: session, device, opened order, what was typed, and what the cart has to say. */
export function dropCustomer(cookies: CookieWriter): void {
  dropSession(cookies)
  dropDeviceId(cookies)
  dropOrderToken(cookies)
  dropSealedDrafts(cookies)
  dropCheckoutCookie(cookies)
  dropAddressDraft(cookies)
  dropReturnPath(cookies)
  dropFlash(cookies, '/cart')
}

/** Removes the cookies that know the customer, and what says that this browser was signed in to the account. */
export function dropAccount(cookies: CookieWriter): void {
  dropKnown(cookies)
  dropCustomer(cookies)
}
