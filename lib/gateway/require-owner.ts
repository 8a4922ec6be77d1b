import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { guestOwner, ownerHeader, ownerParameter } from '#lib/rules/page-owner.ts'
import type { Session } from '#lib/session/session.ts'
import { errorsMessages } from '#messages/errors.ts'

/** The owner of the page that sends a request; null when the page is the same for everyone. */
export const ownerOfPage = ({ headers, nextUrl }: NextRequest): string | null =>
  headers.get(ownerHeader) ?? nextUrl.searchParams.get(ownerParameter)

/**
 * Throws ApiError `refused` (409) for a request of a page that was made for another customer than the one who is signed in,
 * or for a guest. `mayBeUnknown` is for what pages that are the same for everyone may send too.
 */
export function requireOwner(
  request: NextRequest,
  session: Session | null,
  { mayBeUnknown = false } = {},
): void {
  const owner = ownerOfPage(request)
  const isUnknown = owner === null && mayBeUnknown
  if (isUnknown || owner === (session?.owner ?? guestOwner)) return
  throw new ApiError({
    kind: 'refused',
    call: `${request.method} ${request.nextUrl.pathname}`,
    status: 409,
    code: 'SESSION_CHANGED',
    shopperMessage: errorsMessages.sessionChanged,
  })
}
