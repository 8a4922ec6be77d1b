import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { nextPath } from '#lib/config/next-path.ts'
import { dropAddressDraft } from '#lib/session/address-draft.ts'
import { dropCheckoutCookie } from '#lib/session/checkout-cookie.ts'
import { dropDeviceId } from '#lib/session/device.ts'
import { dropFlash, type Flash, keepFlash } from '#lib/session/flash.ts'
import { dropKnown } from '#lib/session/known-cookie.ts'
import { dropOrderToken } from '#lib/session/order-cookie.ts'
import { dropReturnPath, keepReturnPath } from '#lib/session/return-path.ts'
import { dropSealedDraft, dropSealedDrafts } from '#lib/session/sealed-draft-cookies.ts'
import { dropSession } from '#lib/session/session.ts'
import { sessionEndedPath } from '#lib/session/session-ended.ts'

const redirect = (status: 303 | 307, location: string): NextResponse =>
  new NextResponse(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } })

/** A redirect to a path of ours after a form post (303). */
export const seeOther = (location: string): NextResponse => redirect(303, location)

/** Makes the browser send the same form once more, to `location` (307). */
export const sendAgain = (location: string): NextResponse => redirect(307, location)

/** A redirect to a form page that shows the flash once; `location` is the page's path, or that with a query. */
export async function redirectWithFlash(
  flash: Pick<Flash, 'page'> & Partial<Flash>,
  location: string = flash.page,
): Promise<NextResponse> {
  const response = seeOther(location)
  await keepFlash(response.cookies, {
    values: {},
    problems: {},
    message: '',
    isDone: false,
    ...flash,
  })
  return response
}

/** Makes a response clear the browser's storage, also without scripts. */
export function clearSiteData(response: NextResponse): NextResponse {
  response.headers.set('Clear-Site-Data', '"storage"')
  return response
}

/** The page that a request comes from, with its query; home where the browser does not say. */
export function refererPath({ headers }: NextRequest): string {
  const page = URL.parse(headers.get('referer') ?? '')
  return nextPath(page && page.pathname + page.search)
}

/**
 * Ends the session in a response to a call that the backend refused (401): the next sign-in leads back to `path`, by default
 * the page that sent the request. Besides, the browser keeps its device and what the customer has typed in checkout and address, sealed
 * for the same customer alone.
 */
export function endSessionIn(
  response: NextResponse,
  request: NextRequest,
  path: string = refererPath(request),
): NextResponse {
  const { cookies } = response
  dropSession(cookies)
  dropOrderToken(cookies)
  dropSealedDraft(cookies, 'pending-order')
  dropFlash(cookies, '/cart')
  keepReturnPath(cookies, path)
  return response
}

/** Ends the session: a redirect to the home page, which says so, with the browser's storage cleared. */
export const redirectSessionEnded = (request: NextRequest, path?: string): NextResponse =>
  endSessionIn(clearSiteData(seeOther(sessionEndedPath)), request, path)

/** Removes the cookies that know the customer: session, device, opened order, what was typed, and what the cart has to say. */
export function dropCustomer(response: NextResponse): NextResponse {
  const { cookies } = response
  dropSession(cookies)
  dropDeviceId(cookies)
  dropOrderToken(cookies)
  dropSealedDrafts(cookies)
  dropCheckoutCookie(cookies)
  dropAddressDraft(cookies)
  dropReturnPath(cookies)
  dropFlash(cookies, '/cart')
  return response
}

/** Removes the cookies that know the customer, and what says that this browser was signed in to the account. */
export function dropAccount(response: NextResponse): NextResponse {
  dropKnown(response.cookies)
  return dropCustomer(response)
}

/** After the end of an account: a redirect to the sign-in, which says so, with the browser's storage cleared. */
export async function redirectAccountEnded(message: string): Promise<NextResponse> {
  return dropAccount(
    clearSiteData(await redirectWithFlash({ page: '/sign-in', message, isDone: true })),
  )
}
