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

/** The owner of the page that sends a request; null when the page is the same for everyone. */
export const ownerOfPage = ({ request, url }: Arrival): string | null =>
  request.headers.get(ownerHeader) ?? url.searchParams.get(ownerParameter)

/**
 * Throws ApiError `refused` (409) for a request of a page that was made for another customer than the one who is signed in,
 * or for a guest. `mayBeUnknown` is for what pages that are the same for everyone may send too.
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
 * Whether a request comes from one of our own pages: by Sec-Fetch-Site; else by Origin, which Safari before 16.4 sends alone; else by
 * Referer, which text browsers send alone. A request with none of them counts as cross-origin.
 */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const page = URL.parse(headers.get('origin') ?? headers.get('referer') ?? '')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  // Parsed alike: a proxy may say the port that browsers leave out.
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host
}

const isRead = ({ at }: Action) => at.startsWith('GET ')

/** Whether its body is read before anything else; of all others the query is what they bring. */
export const hasBody = (action: Action): boolean => !(isRead(action) || action.without?.body)

/** Whether one of our own pages sends it, where that must be. */
const isFromOwnPage = (arrival: Arrival): boolean =>
  isRead(arrival.action) ||
  Boolean(arrival.action.without?.ownPage) ||
  isSameOrigin(arrival.request.headers) ||
  isPressed(arrival)

/** Whether a request is refused unread: another page sends it, or no form that the shopper could be asked about. */
export const isCrossOrigin = (arrival: Arrival): boolean =>
  !isFromOwnPage(arrival) &&
  !(arrival.isForm && hasBody(arrival.action) && isSilent(arrival.request))

/** The call that an action leads to. */
export function callOf({ call }: Action, given: Readonly<Record<string, unknown>>): string {
  if (typeof call === 'string') return call
  return (given[call.field] ?? '') === '' ? call.without : call.with
}

/** Who makes a call. */
export const accessOf = ({ access }: Action, call: string): Access =>
  access ?? (isEndpointKey(call) ? endpoints[call].access : 'server')

/** Keeps the turn of a sale. Throws ApiError `refused` with QUEUED. */
async function waitForTurn({ action, request, url, given, call, caller }: Visit): Promise<void> {
  const { guards = [] } = action
  // What is no product is refused by who reads it.
  const product = guards.includes('inTurn') ? sizedProduct.safeParse(given).data : undefined
  if (product) await refuseQueued(request, call, product.product_detail_id)
  if (!guards.includes('cartInTurn')) return
  const buyNow = readBuyNow(url.searchParams.get(buyNowParameter))
  await refuseQueuedOrder(request, call, { ...caller, buyNow })
}

/** The fields of the row's form, and what is wrong with them, in words; none while the body is not read. */
function readFields(action: Action, given: object) {
  const { form, words = {} } = action
  if (!form || !hasBody(action)) return { fields: {}, problems: {} }
  const fields = readForm(form, (name) => fieldText(given, name))
  return { fields, problems: problemTexts(issuesOf(form, fields), words) }
}

/** Whether pages that are the same for everyone may send an action too. */
function mayBeUnknown({ action: { without, guards = [] }, isForm }: Arrival, access: Access) {
  // A checkout is of one shopper.
  const isOfDevice = access === 'device' && !guards.includes('cartInTurn')
  return isOfDevice || (isForm && Boolean(without?.namedOwner))
}

/**
 * The caller of a request: device id, token, idempotency key and the address for rate limits. Only personal calls carry the token.
 * Throws ApiError `refused` (409) when the page that sends it was made for somebody else.
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
 * Lets a request pass, or answers it. All guards of all actions, in one order: the size and form of the body, the limits of the
 * address, the owner of the page, the session, the device, the queue, and the rules of the form. What was typed is there
 * for the answer to a refusal. Throws ApiError.
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
