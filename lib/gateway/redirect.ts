import 'server-only'
import { NextResponse } from 'next/server'
import { dropDeviceId } from '#lib/session/device.ts'
import { type Flash, keepFlash } from '#lib/session/flash.ts'
import { dropOrderToken } from '#lib/session/order-cookie.ts'
import { dropSession } from '#lib/session/session.ts'
import { sessionEndedPath } from '#lib/session/session-ended.ts'

/** A redirect to a path of ours after a form post (303). */
export function seeOther(location: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  })
}

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

/** Ends the session: a redirect to the home page, which says so, with the browser's storage cleared. */
export function redirectSessionEnded(): NextResponse {
  const response = clearSiteData(seeOther(sessionEndedPath))
  dropSession(response.cookies)
  return response
}

/** Removes the cookies that know the customer: session, device and opened order. */
export function dropCustomer(response: NextResponse): NextResponse {
  dropSession(response.cookies)
  dropDeviceId(response.cookies)
  dropOrderToken(response.cookies)
  return response
}

/** After the end of an account: a redirect to the sign-in, which says so, with the browser's storage cleared. */
export async function redirectAccountEnded(message: string): Promise<NextResponse> {
  return dropCustomer(
    clearSiteData(await redirectWithFlash({ page: '/sign-in', message, isDone: true })),
  )
}
