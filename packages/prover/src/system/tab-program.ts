import type { Cart, CartItem } from '@etalase/contract/cart.ts'
import type { PaymentReport } from '@etalase/contract/payment.ts'
import { type MutationOptions, notifyManager, QueryObserver } from '@tanstack/react-query'
import { completeSignIn } from '../../../../components/account/complete-sign-in.ts'
import { listenToOtherTabs } from '../../../../components/cart/cart-channel.ts'
import { addToCart, lineRemoval, qtyChange } from '../../../../components/cart/cart-mutations.ts'
import { placeOrder } from '../../../../components/checkout/place-order.ts'
import * as entry from '../../../../lib/actions/entry-actions.ts'
import { signOut as signOutRow } from '../../../../lib/actions/sign-out-actions.ts'
import { callGateway, requestGateway } from '../../../../lib/api/browser.ts'
import { thisPage } from '../../../../lib/api/page-owner.ts'
import { cartQuery } from '../../../../lib/api/queries/cart.ts'
import { availabilityQuery } from '../../../../lib/api/queries/checkout.ts'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { sendAction } from '../../../../lib/api/send-action.ts'
import { fetchSessionState } from '../../../../lib/api/session-state.ts'
import { withTabLock } from '../../../../lib/browser/with-tab-lock.ts'
import { noDestination } from '../../../../lib/checkout/destination.ts'
import { type AgreedOrder, agreeOn, type SentOrder } from '../../../../lib/checkout/order.ts'
import { restorePendingOrder, settlePendingOrder } from '../../../../lib/checkout/pending-order.ts'
import { updatesConsent } from '../../../../lib/checkout/review.ts'
import { type CheckoutState, chosenMethod } from '../../../../lib/checkout/state.ts'
import { type AppliedPromo, summarise } from '../../../../lib/checkout/summary.ts'
import { courierOptions } from '../../../../lib/config/couriers.ts'
import { followSession, signOutBrowser } from '../../../../lib/session/browser/session-teardown.ts'

// Notify observers without a pause, which would need a clock to end.
notifyManager.setScheduler(queueMicrotask)

const queries = queryClient()

const stopListening = [
  listenToOtherTabs(),
  followSession(queries, () => void fetchSessionState().catch(() => {})),
]
let unsubscribe = () => {}

/** Opens a page that shows the cart. `owner` is the customer it was made for; null for a page that is the same for everyone. */
export async function openPage(owner: string | null): Promise<void> {
  thisPage.owner = owner
  unsubscribe = new QueryObserver(queries, cartQuery()).subscribe(() => {})
  await fetchSessionState().catch(() => {})
}

export function closePage(): void {
  unsubscribe()
  for (const stop of stopListening) stop()
  queries.clear()
}

/** Returns the lines that this tab shows. */
export const shownLines = (): CartItem[] =>
  queries.getQueryData(cartQuery().queryKey)?.cart_items ?? []

const lineOf = (productId: number) =>
  shownLines().find((line) => line.product_detail_id === productId)

async function run<Data, Input>(
  write: MutationOptions<Data, Error, Input, void>,
  input: Input,
): Promise<boolean> {
  const mutation = queries.getMutationCache().build(queries, write)
  return mutation.execute(input).then(
    () => true,
    () => false,
  )
}

export const put = (productId: number, qty: number): Promise<boolean> =>
  addToCart({ product_detail_id: productId, size: 'M', qty })

/** Presses plus or minus; null when the tab does not show the line. */
export async function press(productId: number, by: 1 | -1): Promise<boolean | null> {
  const line = lineOf(productId)
  return line ? run(qtyChange(queries), { line, by }) : null
}

export async function remove(productId: number): Promise<boolean | null> {
  const line = lineOf(productId)
  return line ? run(lineRemoval(queries), line) : null
}

export const refetchCart = () => queries.invalidateQueries({ queryKey: cartQuery().queryKey })

const applyPromo = (code: string, showroomId: number): Promise<AppliedPromo | null> =>
  callGateway('POST checkout-promo-code', {
    body: { promo_code: code, showroom_id: showroomId },
  }).catch(() => null)

/** Chooses the courier's first tier that accepts the way to pay, at its current price, for a delivery; a pickup stays as it is. */
async function withMethod(state: CheckoutState, showroomId: number): Promise<CheckoutState> {
  const { subdistrictId } = state.address
  if (subdistrictId === null) return state
  const body = { showroom_id: showroomId, subdistrict_id: subdistrictId }
  const { couriers } = await callGateway('POST checkout-shipping', { body })
  const needsCash = state.paymentWay === 'CASH_ON_DELIVERY'
  const tier = courierOptions(couriers).find(({ takes_cash }) => takes_cash || !needsCash)
  return { ...state, method: tier ? chosenMethod(tier) : null }
}

/** Returns the backend's own ways to pay if the shopper wants one: an extra request that other worlds avoid. */
async function waysFor({ paymentWay }: CheckoutState, cart: Cart) {
  if (paymentWay === null) return null
  return (await queries.fetchQuery(availabilityQuery(cart))).payment_ways
}

/** Returns the summary's fields for a ticked update consent, if the backend offers updates. */
async function consentOf(state: CheckoutState, cart: Cart) {
  if (!state.wantsUpdates) return {}
  const { has_whatsapp_updates } = await queries.fetchQuery(availabilityQuery(cart))
  const destination = { ...noDestination, phone: state.address.recipientPhone }
  return updatesConsent(state, { destination, isOffered: Boolean(has_whatsapp_updates) })
}

/** An order in the summary, with its pieces by product. */
export interface ShownOrder {
  order: AgreedOrder
  pieces: Record<number, number>
}

/** Returns the order of a summary as it is shown now; null when the cart is empty. Throws ApiError. */
export async function summariseOrder(given: CheckoutState): Promise<ShownOrder | null> {
  const showroomId = given.shop?.id ?? 0
  const cart = await queries.fetchQuery(cartQuery())
  const { cart_items: lines } = cart
  const stock = await callGateway('POST check-showroom-stock-availability', {
    body: { showroom_id: showroomId },
  })
  const known = { lines, availability: stock.cart_items_availability }
  if (summarise(given, known).kept.length === 0) return null
  const applied = given.promoCode ? await applyPromo(given.promoCode, showroomId) : null
  const state = {
    ...(await withMethod(given, showroomId)),
    promoCode: applied && (given.promoCode ?? null),
  }
  const ways = await waysFor(state, cart)
  const summary = summarise(state, { ...known, applied, ways })
  const updates = await consentOf(state, cart)
  const pieces = summary.kept.map((line) => [line.product_detail_id, line.qty])
  return { order: agreeOn(state, summary, { updates }), pieces: Object.fromEntries(pieces) }
}

/** Goes to the payment of an order, as the checkout does: one tab at a time. */
export const pay = (order: SentOrder | AgreedOrder) =>
  withTabLock('checkout-trx', () => placeOrder(order))

export const pendingOrder = (): SentOrder | null => restorePendingOrder()

/** Returns what the payment page says after the return from the provider. */
export async function returnFromProvider(body: PaymentReport) {
  const told = await callGateway('POST checkout-payment', { body })
  if (told.verified && told.outcome === 'paid') settlePendingOrder(body.bill_no ?? null)
  return told
}

/** Signs in as the form does, and calls `onDone` when it is done: then another page loads. */
export async function signIn(email: string, password: string, onDone: () => void): Promise<void> {
  const message = await sendAction(entry.signIn, { email, password })
  onDone()
  await completeSignIn(message, '/')
}

/** Signs out as the button does, and calls `onDone` after the response: then another page loads. */
export const signOut = (onDone: () => void): Promise<boolean> =>
  signOutBrowser(() => sendAction(signOutRow).then(onDone), queries).then(
    () => true,
    () => false,
  )

/** Makes any call to the shop, with the owner of the page. Throws ApiError. */
export const call = (name: string, body?: object): Promise<unknown> =>
  requestGateway(body ? { call: name, body } : { call: name })
