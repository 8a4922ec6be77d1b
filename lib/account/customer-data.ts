import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { logAndMapFailure } from '#lib/gateway/log-and-map-failure.ts'
import { withNext } from '#lib/rules/next-path.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readToken } from '#lib/session/session.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'

/** What a page of the account has to show: its data, another page to go to, or what went wrong, in words. */
export type CustomerData<Data> = { data: Data } | { elsewhere: string } | { failure: string }

/**
 * What is asked with the token of whoever is signed in. A guest is to go to the sign-in and to come back
 * to `path`; a session that the backend refuses is to be ended.
 */
export async function customerData<Data>(
  path: string,
  ask: (token: string) => Promise<Data>,
): Promise<CustomerData<Data>> {
  const token = await readToken(await requestCookies())
  if (token === null) return { elsewhere: withNext('/sign-in', path) }
  try {
    return { data: await ask(token) }
  } catch (error) {
    unstable_rethrow(error)
    if (error instanceof ApiError && error.status === 401) return { elsewhere: sessionEndPath }
    return {
      failure: logAndMapFailure({ method: 'GET', url: path, traceId: randomUUID() }, error).message,
    }
  }
}
