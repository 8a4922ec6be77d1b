import 'server-only'
import type { FailureEnvelope } from '@etalase/contract/envelope.ts'
import type { Failure } from '#lib/api/failure.ts'
import { nextPath } from '#lib/config/next-path.ts'
import type { CookieWriter } from '#lib/session/cookie-jar.ts'
import { type Flash, keepFlash } from '#lib/session/flash.ts'
import { errorsMessages } from '#messages/errors.ts'

export const noStore = { 'Cache-Control': 'no-store' }

/** Data as JSON, for the one who asks. */
export const respondWithData = (data: unknown): Response =>
  Response.json({ data }, { headers: noStore })

/** A write that does not come from one of our own pages. */
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

/** The status of a failure, with its trace id and when to try again. */
export const failureInit = ({ status, retryAfterSeconds }: Failure, traceId: string) => ({
  status,
  headers: {
    ...noStore,
    'X-Trace-Id': traceId,
    ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
  },
})

/** The failure as a JSON response. */
export function failureResponse(failure: Failure, traceId: string): Response {
  const { code, message } = failure
  const body: FailureEnvelope = { error: { message, code } }
  return Response.json(body, failureInit(failure, traceId))
}

/** 405 with the methods that the path allows; 404 for a path that allows none. */
export function refuseMethod(methods: readonly string[], traceId: string): Response {
  if (methods.length === 0) return failureResponse(notFound, traceId)
  const failure = { ...notFound, status: 405, code: 'METHOD_NOT_ALLOWED' } as const
  const response = failureResponse({ ...failure, message: errorsMessages.badInput }, traceId)
  response.headers.set('Allow', methods.join(', '))
  return response
}

const redirect = (status: 303 | 307, location: string): Response =>
  new Response(null, { status, headers: { Location: location, ...noStore } })

/** A redirect to a path of ours after a form post (303). */
export const seeOther = (location: string): Response => redirect(303, location)

/** Makes the browser send the same form once more, to `location` (307). */
export const sendAgain = (location: string): Response => redirect(307, location)

/** A redirect to a form page that shows the flash once; `location` is the page's path, or that with a query. */
export async function redirectWithFlash(
  cookies: CookieWriter,
  flash: Pick<Flash, 'page'> & Partial<Flash>,
  location: string = flash.page,
): Promise<Response> {
  await keepFlash(cookies, { values: {}, problems: {}, message: '', isDone: false, ...flash })
  return seeOther(location)
}

/** Makes a response clear the browser's storage, also without scripts. */
export function clearSiteData(response: Response): Response {
  response.headers.set('Clear-Site-Data', '"storage"')
  return response
}

/** The page that a request comes from, with its query; home where the browser does not say. */
export function refererPath({ headers }: Request): string {
  const page = URL.parse(headers.get('referer') ?? '')
  return nextPath(page && page.pathname + page.search)
}
