import 'server-only'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { signIn, signInByPasskey, signUp } from '#lib/actions/entry-actions.ts'
import { readCheckoutStart, readSessionState, settleEndedSession } from '#lib/actions/own-reads.ts'
import { signOut, signOutEverywhere } from '#lib/actions/sign-out-actions.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { getCart } from '#lib/api/cart.ts'
import { callBackend } from '#lib/api/server.ts'
import type { SessionState } from '#lib/api/session-state.ts'
import type { CheckoutStart } from '#lib/checkout/start.ts'
import { buyNowParameter, readBuyNow } from '#lib/checkout/urls.ts'
import { nextPath, withNext } from '#lib/config/next-path.ts'
import { renewDevice } from '#lib/gateway/device.ts'
import { fieldText, parseBody } from '#lib/gateway/read-input.ts'
import { clearSiteData, refererPath, respondWithData, seeOther } from '#lib/gateway/respond.ts'
import { sendFields } from '#lib/gateway/send-form.ts'
import type { Arrival, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import { guestOwner } from '#lib/rules/page-owner.ts'
import { dropAddressDraft } from '#lib/session/address-draft.ts'
import { dropCheckoutCookie } from '#lib/session/checkout-cookie.ts'
import type { CookieWriter } from '#lib/session/cookie-jar.ts'
import { dropDeviceId, keepDeviceId, readDeviceId } from '#lib/session/device.ts'
import { dropFlash, keepFlash } from '#lib/session/flash.ts'
import { accountName, dropKnown, keepKnown } from '#lib/session/known-cookie.ts'
import { dropOrderToken } from '#lib/session/order-cookie.ts'
import { dropReturnPath, keepReturnPath } from '#lib/session/return-path.ts'
import { dropSealedDraft, dropSealedDrafts } from '#lib/session/sealed-draft-cookies.ts'
import {
  dropSession,
  keepSession,
  ownerOf,
  readSession,
  readToken,
  type Session,
} from '#lib/session/session.ts'
import { homeWith } from '#lib/session/session-ended.ts'
import { authMessages } from '#messages/auth.ts'

interface Ended {
  request: Request
  cookies: CookieWriter
}

/**
 * Ends the session after the backend refused a call (401). The next sign-in returns to `path`, by default the page that
 * sent the request. The browser keeps its device and the customer's checkout and address drafts, sealed for that
 * customer only.
 */
export function endSession({ request, cookies }: Ended, path = refererPath(request)): void {
  dropSession(cookies)
  dropOrderToken(cookies)
  dropSealedDraft(cookies, 'pending-order')
  dropFlash(cookies, '/cart')
  keepReturnPath(cookies, path)
}

/** Ends the session: redirects to the home page with a notice, and clears the browser's storage. */
export function redirectSessionEnded(ended: Ended, path?: string): Response {
  endSession(ended, path)
  return clearSiteData(seeOther(homeWith('session-ended')))
}

/** Removes all cookies about the customer: session, device, opened order, drafts, and the cart's message. */
function dropCustomer(cookies: CookieWriter): void {
  dropSession(cookies)
  dropDeviceId(cookies)
  dropOrderToken(cookies)
  dropSealedDrafts(cookies)
  dropCheckoutCookie(cookies)
  dropAddressDraft(cookies)
  dropReturnPath(cookies)
  dropFlash(cookies, '/cart')
}

/** Removes all cookies about the customer, including the record that this browser signed in to the account. */
export function dropAccount(cookies: CookieWriter): void {
  dropKnown(cookies)
  dropCustomer(cookies)
}

/** How long the cart keeps its message about merged carts, in seconds: the shopper may look at it later. */
const joinedSeconds = 60 * 60

interface SignedIn {
  email: string
  token: string
  deviceToken: string | undefined
}

/** Signs a customer in on this browser and moves their cart. Returns what was merged into it; the cart page shows it too. */
async function keepSignedIn(
  visit: Visit,
  { email, token, deviceToken }: SignedIn,
): Promise<string | undefined> {
  const { cookies } = visit
  const { deviceId, joined } = await renewDevice(visit, { email, token })
  await keepSession(cookies, { token, owner: ownerOf(email) })
  await keepKnown(cookies, { name: accountName(email), token: deviceToken })
  dropReturnPath(cookies)
  if (deviceId) keepDeviceId(cookies, deviceId)
  if (!joined) return undefined
  const said = { page: '/cart', values: {}, problems: {}, message: joined, isDone: true } as const
  await keepFlash(cookies, said, joinedSeconds)
  return joined
}

const withJoined = (said: string, joined: string | undefined) =>
  joined ? `${said}. ${joined}` : said

/** Returns the page to go to after signing in. */
const nextOf = ({ given }: Arrival) => nextPath(fieldText(given, 'next'))

/** Signs in with the typed credentials and redirects to the page that the shopper came for. Throws ApiError. */
async function enter(visit: Visit): Promise<Response | Said> {
  const { action, fields, isForm } = visit
  const { token, deviceToken } = await sendFields(visit)
  const { email = '' } = fields
  const joined = token ? await keepSignedIn(visit, { email, token, deviceToken }) : undefined
  if (isForm) return seeOther(nextOf(visit))
  return { message: withJoined(action.said ?? '', joined), isDone: true }
}

/** Returns the options for a passkey sign-in, or signs in with the passkey's signature. Throws ApiError. */
async function enterByPasskey(visit: Visit): Promise<Response> {
  const { given, caller } = visit
  const call = 'POST auth/passkey'
  if (visit.call !== call)
    return respondWithData(await callBackend('POST auth/passkey-options', { body: {} }, caller))
  const body = parseBody(call, endpoints[call].body, given)
  const { access_token: token, device_token, email } = await callBackend(call, { body }, caller)
  const deviceToken = device_token ?? undefined
  const joined = await keepSignedIn(visit, { email, token, deviceToken })
  return respondWithData({ message: withJoined(authMessages.signedIn, joined) })
}

/** Removes the cookies of session, device and opened order, and clears the browser's storage (decisions, Session). */
function endInBrowser({ cookies, isForm }: Arrival): Response {
  dropCustomer(cookies)
  return isForm ? clearSiteData(seeOther('/sign-in')) : respondWithData({})
}

/** Whether the backend lacks the call (404), or the token has already ended (401). */
const hasNothingToEnd = (error: unknown) =>
  error instanceof ApiError && (error.isNotFound || error.status === 401)

/** Ends the token at the backend, or all of the customer's tokens, and then the session in this browser. Throws ApiError. */
async function leave(visit: Visit, { everywhere }: { everywhere: boolean }): Promise<Response> {
  const { caller, session } = visit
  const { address } = caller
  const ended = session
    ? callBackend('POST auth/sign-out', { body: { everywhere } }, { token: session.token, address })
    : null
  await (everywhere
    ? ended
    : ended?.catch((error: unknown) => {
        if (!hasNothingToEnd(error)) throw error
      }))
  return endInBrowser(visit)
}

/** Whether the backend rejects the caller's token. */
async function isTokenRejected(token: string): Promise<boolean> {
  try {
    await callBackend('GET user/profile', {}, { token })
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

/** Ends a session whose token the backend rejects. Any site can link here, so the token is checked with the backend first. */
async function endIfRejected(visit: Visit): Promise<Response> {
  const token = await readToken(visit.cookies)
  if (token === null) return seeOther('/')
  // `next` is the page to return to.
  const next = nextPath(visit.url.searchParams.get('next'))
  return (await isTokenRejected(token)) ? redirectSessionEnded(visit, next) : seeOther('/account')
}

/** Returns whether a customer is signed in. */
const stateOf = (session: Session | null): SessionState => ({
  is_customer: session !== null,
  owner: session?.owner ?? guestOwner,
})

/** Returns the checkout's shopper and what they buy. */
async function startCheckout({ cookies, session, url }: Visit): Promise<Response> {
  const line = readBuyNow(url.searchParams.get(buyNowParameter))
  const cart = await getCart(readDeviceId(cookies), line)
  return respondWithData({ ...stateOf(session), cart } satisfies CheckoutStart)
}

export const sessionHandlers: Handlers = {
  [signIn.at]: {
    handle: enter,
    place: (arrival) => ({ location: withNext('/sign-in', nextOf(arrival)) }),
  },
  [signUp.at]: {
    handle: enter,
    place: (arrival) => ({ location: withNext('/sign-up', nextOf(arrival)) }),
  },
  [signInByPasskey.at]: { handle: enterByPasskey },
  // The session ends in this browser even if the backend's call fails. That call ends the token, making a copied cookie worthless.
  [signOut.at]: { handle: (visit) => leave(visit, { everywhere: false }), refuse: endInBrowser },
  // If the backend doesn't end the tokens, the customer stays signed in and sees an error.
  [signOutEverywhere.at]: {
    handle: (visit) => leave(visit, { everywhere: true }),
    refuse: (arrival, { failure }) => (failure.status === 401 ? endInBrowser(arrival) : null),
  },
  [readSessionState.at]: {
    handle: async ({ cookies }) => respondWithData(stateOf(await readSession(cookies))),
  },
  [readCheckoutStart.at]: { handle: startCheckout },
  [settleEndedSession.at]: { handle: endIfRejected, refuse: () => seeOther('/account') },
}
