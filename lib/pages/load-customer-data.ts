import 'server-only'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { withNext } from '#lib/config/next-path.ts'
import type { CookieReader } from '#lib/session/cookie-jar.ts'
import { readSession } from '#lib/session/session.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'

/** The data of an account page and its owner, a path to redirect to, or a failure message for the shopper. */
export type CustomerData<Data> =
  | { data: Data; owner: string }
  | { redirectTo: string }
  | { failure: string }

/**
 * Loads data with the token of the customer signed in by a request's cookies. Redirects a guest to the sign-in, which leads back to
 * `path`, and a customer whose token the backend rejects to the end of the session.
 */
export async function loadCustomerData<Data>(
  cookies: CookieReader,
  path: string,
  load: (token: string) => Promise<Data>,
): Promise<CustomerData<Data>> {
  const session = await readSession(cookies)
  if (session === null) return { redirectTo: withNext('/sign-in', path) }
  try {
    return { data: await load(session.token), owner: session.owner }
  } catch (error) {
    unstable_rethrow(error)
    if (error instanceof ApiError && error.status === 401) {
      return { redirectTo: sessionEndPath(path) }
    }
    return {
      failure: logAndMapFailure({ method: 'GET', url: path, traceId: currentRequestId() }, error)
        .message,
    }
  }
}
