import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import type { Caller } from '#lib/api/backend.ts'
import type { Access } from '#lib/contract/endpoint.ts'
import { shopperAddress } from '#lib/gateway/limits.ts'
import { guestOwner, ownerHeader, ownerParameter } from '#lib/rules/page-owner.ts'
import type { CookieReader } from '#lib/session/cookie-jar.ts'
import { newDeviceId, readDeviceId } from '#lib/session/device.ts'
import { readSession, type Session } from '#lib/session/session.ts'
import { errorsMessages } from '#messages/errors.ts'

/** The shopper a backend call is made for. */
export interface ShopperCaller extends Caller {
  deviceId: string
  /** The device id was created for this call: the browser has no cookie with it yet. */
  isNewDevice: boolean
}

/** What tells who sends a request. */
interface Sent {
  request: Request
  url: URL
  cookies: CookieReader
}

/** Only personal calls carry the token. */
const isPersonal = (access: Access) => access === 'customer' || access === 'device'

/** The owner of the page that sends a request; null when the page is the same for everyone. */
export const ownerOfPage = ({ request, url }: Omit<Sent, 'cookies'>): string | null =>
  request.headers.get(ownerHeader) ?? url.searchParams.get(ownerParameter)

/**
 * Throws ApiError `refused` (409) for a request of a page that was made for another customer than the one who is signed in,
 * or for a guest. `mayBeUnknown` is for what pages that are the same for everyone may send too.
 */
export function requireOwner(
  sent: Omit<Sent, 'cookies'>,
  session: Session | null,
  { mayBeUnknown = false } = {},
): void {
  const owner = ownerOfPage(sent)
  const isUnknown = owner === null && mayBeUnknown
  if (isUnknown || owner === (session?.owner ?? guestOwner)) return
  throw new ApiError({
    kind: 'refused',
    call: `${sent.request.method} ${sent.url.pathname}`,
    status: 409,
    code: 'SESSION_CHANGED',
    shopperMessage: errorsMessages.sessionChanged,
  })
}

/**
 * The caller of a request: device id, token, idempotency key and the address for rate limits. Throws ApiError
 * `refused` (409) when the page that sends it was made for somebody else.
 */
export async function callerOf(
  sent: Sent,
  access: Access,
  { isAny = false, mayBeUnknown = access === 'device' } = {},
): Promise<{ caller: ShopperCaller; session: Session | null }> {
  const { request, cookies } = sent
  const knownDeviceId = readDeviceId(cookies)
  const idempotencyKey = request.headers.get('idempotency-key')
  const session = isPersonal(access) ? await readSession(cookies) : null
  if (session && !isAny) requireOwner(sent, session, { mayBeUnknown })
  const caller = {
    deviceId: knownDeviceId ?? newDeviceId(),
    isNewDevice: knownDeviceId === undefined,
    address: shopperAddress(request.headers),
    ...(idempotencyKey ? { idempotencyKey } : {}),
    ...(session ? { token: session.token } : {}),
  }
  return { caller, session }
}
