import 'server-only'
import { type HandOff, handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import { checkoutSteps } from '#lib/actions/checkout-actions.ts'
import type { Buyer } from '#lib/api/checkout.ts'
import { type Failure, mayHaveHappened } from '#lib/api/failure.ts'
import { atStepOf, decide, type Fields, withTyped } from '#lib/checkout/answers.ts'
import { type KeptCheckout, keepCheckout, readCheckout } from '#lib/checkout/kept-checkout.ts'
import { type AgreedOrder, agreeOn } from '#lib/checkout/order.ts'
import { giftWishes, updatesConsent } from '#lib/checkout/review.ts'
import { type CheckoutState, initialCheckout } from '#lib/checkout/state.ts'
import {
  buyNowParameter,
  type CheckoutForm,
  checkoutForms,
  confirmHref,
  formStepHref,
  readBuyNow,
  type StepFormName,
  stepsPath,
  withBuyNow,
} from '#lib/checkout/urls.ts'
import type { RoutePath } from '#lib/config/routes.ts'
import { placeVisitOrder } from '#lib/gateway/place-order.ts'
import { fieldText, tooLarge } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/respond.ts'
import { redirectSessionEnded } from '#lib/gateway/session.ts'
import type { Arrival, Handler, Handlers, ShopperCaller, Visit } from '#lib/gateway/visit.ts'
import { checkoutSources } from '#lib/pages/checkout-sources.ts'
import { atStep, type FreshCheckout, loadCheckout } from '#lib/pages/load-checkout.ts'
import { loadCheckoutSummary } from '#lib/pages/load-checkout-summary.ts'
import type { Flash } from '#lib/session/flash.ts'
import { readSession } from '#lib/session/session.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** A posted form of the checkout. */
interface CheckoutVisit extends Visit {
  form: CheckoutForm
  caller: ShopperCaller & Buyer
  /** Undefined for a guest. */
  owner: string | undefined
  kept: KeptCheckout
}

/** Reads the product bought instead of the cart from a form's URL. */
const buyNowOf = ({ url }: Arrival) => readBuyNow(url.searchParams.get(buyNowParameter))

/** Loads the browser's kept checkout for a posted form. */
async function openVisit(visit: Visit, form: CheckoutForm): Promise<CheckoutVisit> {
  const buyNow = buyNowOf(visit)
  const owner = visit.session?.owner
  const kept = await readCheckout(visit.cookies, owner)
  return { ...visit, caller: { ...visit.caller, buyNow }, form, owner, kept }
}

/** Keeps the checkout in the answer's cookies. Throws ApiError `refused` (413) when it is too long. */
async function keepIn({ owner, cookies, call }: CheckoutVisit, kept: KeptCheckout): Promise<void> {
  if (!(await keepCheckout(cookies, owner, kept))) throw tooLarge(call)
}

/** Redirects to a page of this checkout, which shows the flash once. */
async function redirectToStep(
  visit: CheckoutVisit,
  kept: KeptCheckout,
  path: string,
  said: Partial<Flash> = {},
): Promise<Response> {
  await keepIn(visit, kept)
  const location = withBuyNow(path, visit.caller.buyNow)
  const isSilent = !said.message && Object.keys(said.problems ?? {}).length === 0
  return isSilent
    ? seeOther(location)
    : redirectWithFlash(visit.cookies, { page: stepsPath, ...said }, location)
}

/** Asks the shopper to confirm the payment of the current summary. Throws ApiError. */
async function askForPayment(visit: CheckoutVisit, fresh: FreshCheckout): Promise<Response> {
  const { state, ...current } = await atStep(fresh, 'order-summary')
  const href = formStepHref(state.step)
  const notice = current.notices.join(' ')
  if (notice || state.step !== 'order-summary')
    return redirectToStep(visit, { state, order: null }, href, { message: notice })
  const { cart } = current
  const { summary } = await loadCheckoutSummary({ state, ...current })
  if (summary.kept.length === 0)
    return redirectToStep(visit, { state, order: null }, href, {
      message: checkoutMessages.nothingKept,
    })
  const { destination, availability } = current
  const isOffered = Boolean(availability.has_whatsapp_updates)
  const updates = updatesConsent(state, { destination, isOffered })
  const gift = giftWishes(state, Boolean(availability.has_gift_options))
  const order = agreeOn(state, summary, { buy_now: cart.buy_now, updates, gift })
  return redirectToStep(visit, { state, order }, confirmHref)
}

/** Returns the order being confirmed; null when a newer one has replaced it, or none is kept. */
function confirmedOrder({ kept, given }: CheckoutVisit): AgreedOrder | null {
  const { order } = kept
  return order?.key === fieldText(given, 'order') ? order : null
}

const resultPath = '/payment/response' satisfies RoutePath

/** Returns the path of the shop's result page for an order with nothing to pay now; null if a payment is due. */
function settledOrderPath({ body }: AgreedOrder, { total, way }: HandOff): string | null {
  const isSettled = total === 0 || body.payment_way !== undefined
  const page = isSettled && way && 'url' in way ? URL.parse(way.url) : null
  return page?.pathname === resultPath ? page.pathname + page.search : null
}

/**
 * Places the confirmed order; idempotent by its key. Redirects to the result if nothing is due now, else to the
 * payment. Throws ApiError.
 */
async function payOrder(visit: CheckoutVisit): Promise<Response> {
  const { caller, kept } = visit
  const order = confirmedOrder(visit)
  if (!order) {
    const message = checkoutMessages.orderChanged
    return redirectToStep(visit, kept, formStepHref('order-summary'), { message })
  }
  const sender = { ...caller, idempotencyKey: order.key }
  const handOff = handOffOfPlaced(await placeVisitOrder(visit, order.body, sender))
  const { trxRef: billNo } = handOff
  const state = { ...initialCheckout, isCustomer: kept.state.isCustomer }
  const sent = { ...order, sentAt: order.sentAt ?? Date.now(), billNo }
  const settledAt = settledOrderPath(order, handOff)
  await keepIn(visit, { state, order: settledAt ? null : sent })
  return seeOther(settledAt ?? withBuyNow(stepsPath, caller.buyNow))
}

/** The checkout after placing failed: an order that may exist is kept for a retry, a refused one is dropped. */
function afterFailedPayment(
  { state, order }: { state: CheckoutState; order: AgreedOrder | null },
  mayExist: boolean,
) {
  if (!order) return { state, order }
  return { state, order: mayExist ? { ...order, sentAt: order.sentAt ?? Date.now() } : null }
}

/** Drops the order waiting for payment. If it was never placed, the answers stay. */
async function leaveOrder(visit: CheckoutVisit): Promise<Response> {
  const { state } = visit.kept
  return redirectToStep(visit, { state, order: null }, formStepHref(state.step))
}

const fieldsOf =
  ({ given }: Arrival): Fields =>
  (name) =>
    fieldText(given, name)

/** Answers a question of the checkout. Throws ApiError. */
async function takeAnswer(visit: CheckoutVisit, form: StepFormName): Promise<Response> {
  const { kept, caller } = visit
  // A sent order comes first: a stale page must not replace it.
  if (kept.order?.sentAt) return seeOther(stepsPath)
  const fresh = await loadCheckout(kept.state, caller)
  const fields = fieldsOf(visit)
  const before = withTyped(form, fields, atStepOf(form, fresh.state))
  const decision = await decide(form, fields, before, checkoutSources({ ...fresh, state: before }))
  const { state, problems = {}, message = fresh.notices.join(' '), ...more } = decision(before)
  const { field, isDone = false } = more
  const isRefused = message !== '' || Object.keys(problems).length > 0
  if (form === 'review' && !isRefused) return askForPayment(visit, { ...fresh, state })
  const href = `${formStepHref(state.step)}${field ? `#${field}` : ''}`
  return redirectToStep(visit, { state, order: null }, href, { problems, message, isDone })
}

function answer(visit: CheckoutVisit): Promise<Response> {
  const { form } = visit
  if (form === 'pay') return payOrder(visit)
  return form === 'discard' ? leaveOrder(visit) : takeAnswer(visit, form)
}

const isAdmitted = (arrival: Arrival): arrival is Visit => 'caller' in arrival

/** Returns the checkout to keep after one of its forms failed. */
function afterFailure(
  kept: KeptCheckout,
  form: CheckoutForm,
  { arrival, error }: { arrival: Arrival; error: unknown },
): KeptCheckout {
  if (form === 'discard') return kept
  if (form === 'pay')
    return isAdmitted(arrival) ? afterFailedPayment(kept, mayHaveHappened(error)) : kept
  return { ...kept, state: withTyped(form, fieldsOf(arrival), atStepOf(form, kept.state)) }
}

/** Answers a failed form: its page shows the reason, and the typed values stay. */
async function backToStep(
  arrival: Arrival,
  form: CheckoutForm,
  { failure: { status, code, message }, error }: { failure: Failure; error: unknown },
): Promise<Response | null> {
  // A form made for another customer leaves the checkout unchanged.
  if (code === 'SESSION_CHANGED') return null
  const { cookies } = arrival
  const owner = (await readSession(cookies))?.owner
  const kept = await readCheckout(cookies, owner)
  const after = afterFailure(kept, form, { arrival, error })
  const values: Record<string, string> =
    form === 'pay' && kept.order ? { agreed: String(kept.order.total) } : {}
  const step = withBuyNow(formStepHref(after.state.step), buyNowOf(arrival))
  const location = after.order?.sentAt ? stepsPath : step
  await keepCheckout(cookies, owner, after)
  return status === 401
    ? redirectSessionEnded(arrival, location)
    : redirectWithFlash(cookies, { page: stepsPath, message, values }, location)
}

/** Handles a checkout form: redirects to the next step. */
const handlerOf = (form: CheckoutForm): Handler => ({
  handle: async (visit) => answer(await openVisit(visit, form)),
  refuse: (arrival, refused) => backToStep(arrival, form, refused),
})

export const checkoutHandlers: Handlers = Object.fromEntries(
  checkoutForms.map((form) => [checkoutSteps[form].at, handlerOf(form)]),
)
