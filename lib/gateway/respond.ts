import 'server-only'
import type { FailureEnvelope } from '@etalase/contract/envelope.ts'
import type { Failure } from '#lib/api/failure.ts'
import { nextPath } from '#lib/config/next-path.ts'
import type { CookieWriter } from '#lib/session/cookie-jar.ts'
import { type Flash, keepFlash } from '#lib/session/flash.ts'
import { errorsMessages } from '#messages/errors.ts'

export const noStore = { 'Cache-Control': 'no-store' }

/** Returns data as JSON for this caller only. */
export const respondWithData = (data: unknown): Response =>
  Response.json({ data }, { headers: noStore })

/** A write that doesn't come from one of our own pages. */
export const crossOriginWrite: Failure = {
  status: 403,
  code: 'FORBIDDEN',
  message: errorsMessages.badInput,
}

export const notFound: Failure = {
  status: 404,
  code: 'NOT_FOUND',
  message: errorsMessages.notFound,
}

/** The status of a failure, with its trace id and Retry-After. */
export const failureInit = ({ status, retryAfterSeconds }: Failure, traceId: string) => ({
  status,
  headers: {
    ...noStore,
    'X-Trace-Id': traceId,
    ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
  },
})

/** Returns the failure as a JSON response. */
export function failureResponse(failure: Failure, traceId: string): Response {
  const { code, message } = failure
  const body: FailureEnvelope = { error: { message, code } }
  return Response.json(body, failureInit(failure, traceId))
}

/** Returns 405 with the methods that the path allows; 404 for an unknown path. */
export function refuseMethod(methods: readonly string[], traceId: string): Response {
  if (methods.length === 0) return failureResponse(notFound, traceId)
  const failure = { ...notFound, status: 405, code: 'METHOD_NOT_ALLOWED' } as const
  const response = failureResponse({ ...failure, message: errorsMessages.badInput }, traceId)
  response.headers.set('Allow', methods.join(', '))
  return response
}

const redirect = (status: 303 | 307, location: string): Response =>
  new Response(null, { status, headers: { Location: location, ...noStore } })

/** Redirects to a path of ours after a form post (303). */
export const seeOther = (location: string): Response => redirect(303, location)

/** Makes the browser send the same form again, to `location` (307). */
export const sendAgain = (location: string): Response => redirect(307, location)

/** Redirects to a form page that shows the flash once; `location` is the page's path, optionally with a query. */
export async function redirectWithFlash(
  cookies: CookieWriter,
  flash: Pick<Flash, 'page'> & Partial<Flash>,
  location: string = flash.page,
): Promise<Response> {
  await keepFlash(cookies, { values: {}, problems: {}, message: '', isDone: false, ...flash })
  return seeOther(location)
}

/** Makes a response clear the browser's storage; also works without scripts. */
export function clearSiteData(response: Response): Response {
  response.headers.set('Clear-Site-Data', '"storage"')
  return response
}

/** Returns the referring page's path and query; home if the browser doesn't send it. */
export function refererPath({ headers }: Request): string {
  const page = URL.parse(headers.get('referer') ?? '')
  return nextPath(page && page.pathname + page.search)
}
