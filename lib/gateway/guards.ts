import 'server-only'
import { sizedProduct } from '@etalase/contract/cart.ts'
import type { Access } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { issuesOf, readForm } from '@etalase/contract/rules/field.ts'
import type { Action } from '#lib/actions/action.ts'
import { isEndpointKey } from '#lib/actions/find-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { sessionIsGone } from '#lib/api/failure.ts'
import { buyNowParameter, readBuyNow } from '#lib/checkout/urls.ts'
import { firstDeviceId, offerFirst } from '#lib/gateway/device.ts'
import { refuseQueued, refuseQueuedOrder } from '#lib/gateway/in-turn.ts'
import { limitByAddress, shopperAddress } from '#lib/gateway/limits.ts'
import { askToPress, isPressed, isSilent } from '#lib/gateway/press-again.ts'
import { fieldText, readBody } from '#lib/gateway/read-input.ts'
import type { Arrival, Said, ShopperCaller, Visit } from '#lib/gateway/visit.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { guestOwner, ownerHeader, ownerParameter } from '#lib/rules/page-owner.ts'
import { newDeviceId, readDeviceId } from '#lib/session/device.ts'
import { readSession, type Session } from '#lib/session/session.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Returns the owner of the page that sent the request; null when the page is the same for everyone. */
export const ownerOfPage = ({ request, url }: Arrival): string | null =>
  request.headers.get(ownerHeader) ?? url.searchParams.get(ownerParameter)

/**
 * Throws ApiError `refused` (409) when the page was made for a guest or for a customer other than the one signed in.
 * `mayBeUnknown` also allows pages that are the same for everyone.
 */
export function requireOwner(
  arrival: Arrival,
  session: Session | null,
  { mayBeUnknown = false } = {},
): void {
  const owner = ownerOfPage(arrival)
  const isUnknown = owner === null && mayBeUnknown
  if (isUnknown || owner === (session?.owner ?? guestOwner)) return
  throw new ApiError({
    kind: 'refused',
    call: `${arrival.request.method} ${arrival.url.pathname}`,
    status: 409,
    code: 'SESSION_CHANGED',
    shopperMessage: errorsMessages.sessionChanged,
  })
}

/**
 * Whether a request comes from one of our own pages: by Sec-Fetch-Site; else by Origin, which Safari before 16.4 sends
 * alone; else by Referer, which text browsers send alone. A request with none of them counts as cross-origin.
 */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const page = URL.parse(headers.get('origin') ?? headers.get('referer') ?? '')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  // Both sides are parsed: a proxy may state the default port that browsers leave out.
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host
}

const isRead = ({ at }: Action) => at.startsWith('GET ')

/** Whether the action's body is read before anything else; all others get their input from the query. */
export const hasBody = (action: Action): boolean => !(isRead(action) || action.without?.body)

/** Whether one of our own pages sent the request, if the action requires that. */
const isFromOwnPage = (arrival: Arrival): boolean =>
  isRead(arrival.action) ||
  Boolean(arrival.action.without?.ownPage) ||
  isSameOrigin(arrival.request.headers) ||
  isPressed(arrival)

/** Whether to refuse a request unread: another site sent it, and it isn't a form that the shopper could be asked to confirm. */
export const isCrossOrigin = (arrival: Arrival): boolean =>
  !isFromOwnPage(arrival) &&
  !(arrival.isForm && hasBody(arrival.action) && isSilent(arrival.request))

/** Returns the call that an action makes. */
export function callOf({ call }: Action, given: Readonly<Record<string, unknown>>): string {
  if (typeof call === 'string') return call
  return (given[call.field] ?? '') === '' ? call.without : call.with
}

/** Returns the access level that a call requires. */
export const accessOf = ({ access }: Action, call: string): Access =>
  access ?? (isEndpointKey(call) ? endpoints[call].access : 'server')

/** Enforces a sale's queue. Throws ApiError `refused` with QUEUED. */
async function waitForTurn({ action, request, url, given, call, caller }: Visit): Promise<void> {
  const { guards = [] } = action
  // An invalid product is refused later, by the code that parses it.
  const product = guards.includes('inTurn') ? sizedProduct.safeParse(given).data : undefined
  if (product) await refuseQueued(request, call, product.product_detail_id)
  if (!guards.includes('cartInTurn')) return
  const buyNow = readBuyNow(url.searchParams.get(buyNowParameter))
  await refuseQueuedOrder(request, call, { ...caller, buyNow })
}

/** The fields of the row's form and their problems as messages; empty while the body is not read. */
function readFields(action: Action, given: object) {
  const { form, words = {} } = action
  if (!form || !hasBody(action)) return { fields: {}, problems: {} }
  const fields = readForm(form, (name) => fieldText(given, name))
  return { fields, problems: problemTexts(issuesOf(form, fields), words) }
}

/** Whether pages that are the same for everyone may also send this action. */
function mayBeUnknown({ action: { without, guards = [] }, isForm }: Arrival, access: Access) {
  // A checkout belongs to one shopper.
  const isOfDevice = access === 'device' && !guards.includes('cartInTurn')
  return isOfDevice || (isForm && Boolean(without?.namedOwner))
}

/**
 * Returns the caller of a request: device id, token, idempotency key, and the address for rate limits. Only personal
 * calls carry the token. Throws ApiError `refused` (409) when the sending page was made for another customer.
 */
async function callerOf(
  arrival: Arrival,
  access: Access,
): Promise<{ caller: ShopperCaller; session: Session | null }> {
  const { request, cookies, action } = arrival
  const knownDeviceId = readDeviceId(cookies)
  const idempotencyKey = request.headers.get('idempotency-key')
  const isPersonal = access === 'customer' || access === 'device'
  const session = isPersonal ? await readSession(cookies) : null
  if (session && !action.without?.owner)
    requireOwner(arrival, session, { mayBeUnknown: mayBeUnknown(arrival, access) })
  const caller = {
    deviceId: knownDeviceId ?? newDeviceId(),
    isNewDevice: knownDeviceId === undefined,
    address: shopperAddress(request.headers),
    ...(idempotencyKey ? { idempotencyKey } : {}),
    ...(session ? { token: session.token } : {}),
  }
  return { caller, session }
}

/**
 * Lets a request pass, or answers it. Runs all guards of all actions in one order: size and form of the body, rate
 * limits of the address, owner of the page, session, device, queue, and form rules. Typed values are kept for the
 * answer to a refusal. Throws ApiError.
 */
export async function guard(
  arrival: Arrival,
): Promise<{ visit: Visit } | { answer: Response | Said }> {
  const { action, request, url, isForm } = arrival
  const { without = {}, guards = [] } = action
  if (hasBody(action))
    arrival.given = Object(await readBody(request, `${request.method} ${url.pathname}`))
  if (!isFromOwnPage(arrival)) return { answer: askToPress(arrival) }
  const call = callOf(action, arrival.given)
  if (!without.limits) await limitByAddress(request, call)
  const access = accessOf(action, call)
  const { caller, session } = await callerOf(arrival, access)
  if (access === 'customer' && !session && !without.session) throw sessionIsGone(call)
  if (guards.includes('device') && caller.isNewDevice) {
    const id = isForm ? firstDeviceId(arrival) : caller.deviceId
    if (id === undefined) return { answer: offerFirst(arrival) }
    caller.deviceId = id
    arrival.newDeviceId = id
  }
  const { fields, problems } = readFields(action, arrival.given)
  const visit: Visit = Object.assign(arrival, { call, caller, session, fields })
  await waitForTurn(visit)
  return Object.keys(problems).length > 0 ? { answer: { problems } } : { visit }
}
