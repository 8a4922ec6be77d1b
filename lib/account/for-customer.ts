import 'server-only'
import { redirect } from 'next/navigation'
import { sessionEndPath } from '#lib/account/session-ended.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { withNext } from '#lib/rules/next-path.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readToken } from '#lib/session/session.ts'

/**
 * What a page of the account asks with the token of whoever is signed in. A guest goes to the sign-in and
 * comes back to `path`; a session that the backend refuses is ended. Throws ApiError for all else.
 */
export async function forCustomer<Data>(
  path: string,
  ask: (token: string) => Promise<Data>,
): Promise<Data> {
  const token = await readToken(await requestCookies())
  if (token === null) redirect(withNext('/sign-in', path))
  try {
    return await ask(token)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) redirect(sessionEndPath)
    throw error
  }
}
