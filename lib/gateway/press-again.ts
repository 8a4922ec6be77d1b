import 'server-only'
import { randomUUID } from 'node:crypto'
import { sendAgainPage } from '#lib/gateway/plain-page.ts'
import { crossOriginWrite, failureInit } from '#lib/gateway/respond.ts'
import type { Arrival } from '#lib/gateway/visit.ts'
import { readCookie, writeCookie } from '#lib/session/cookie-jar.ts'
import { errorsMessages } from '#messages/errors.ts'

/** A key known only to this browser and the pages it gets: another site can neither read nor set it. */
const cookie = { name: 'pressed', maxAgeSeconds: 10 * 60 }

/** Query parameter of a form pressed on the page of `askToPress`. */
const parameter = 'pressed'

/**
 * Whether a request doesn't say which page sent it. lynx sends no Referer from an address with `=`
 * (findings/lynx-queries.sh), and other text browsers can be configured to send none; browsers with scripts always send
 * Origin.
 */
export const isSilent = ({ headers }: Request): boolean =>
  !['sec-fetch-site', 'origin', 'referer'].some((name) => headers.has(name))

/** Whether the shopper pressed the form again on the page that asks for it. */
export function isPressed({ request, cookies, url, isForm }: Arrival): boolean {
  const key = readCookie(cookies, cookie) ?? ''
  return isForm && isSilent(request) && key !== '' && url.searchParams.get(parameter) === key
}

/** Only asks the shopper, on a page of ours, to send the form again. */
export function askToPress({ cookies, url, given, traceId }: Arrival): Response {
  const key = readCookie(cookies, cookie) || randomUUID()
  writeCookie(cookies, cookie, key)
  const query = new URLSearchParams(url.searchParams)
  query.set(parameter, key)
  const form = { address: `${url.pathname}?${query}`, given }
  return sendAgainPage(form, errorsMessages.unknownPage, failureInit(crossOriginWrite, traceId))
}
