import 'server-only'
import { placeOrderCall } from '#lib/api/place-order.ts'
import { type AgreedOrder, agreeOn } from '#lib/checkout/agreed-order.ts'
import { withBuyNow } from '#lib/checkout/buy-now.ts'
import { confirmHref, formStepHref, stepsPath } from '#lib/checkout/forms.ts'
import { updatesConsent } from '#lib/checkout/order-updates.ts'
import { type CheckoutState, initialCheckout } from '#lib/checkout/state.ts'
import type { RoutePath } from '#lib/config/routes.ts'
import { orderBody } from '#lib/contract/checkout.ts'
import { type CheckoutVisit, keepIn, redirectToStep } from '#lib/gateway/checkout-visit.ts'
import { placeCheckedOrder } from '#lib/gateway/in-turn.ts'
import { keepPlacedOrder } from '#lib/gateway/opened-order.ts'
import { fieldText, parseBody } from '#lib/gateway/read-input.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import { endDraftWithOrder } from '#lib/gateway/sealed-drafts.ts'
import { atStep, type FreshCheckout } from '#lib/pages/load-checkout.ts'
import { loadCheckoutSummary } from '#lib/pages/load-checkout-summary.ts'
import { type HandOff, handOffOfPlaced } from '#lib/rules/payment/hand-off.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Asks whether to go to the payment of a summary as it is now. Throws ApiError. */
export async function askForPayment(visit: CheckoutVisit, fresh: FreshCheckout): Promise<Response> {
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
  const order = agreeOn(state, summary, { buy_now: cart.buy_now, updates })
  return redirectToStep(visit, { state, order }, confirmHref)
}

/** The order whose confirmation is posted; null when another one was made since, or none is left. */
function confirmedOrder({ kept, given }: CheckoutVisit): AgreedOrder | null {
  const { order } = kept
  return order?.key === fieldText(given, 'order') ? order : null
}

const resultPath = '/payment/response' satisfies RoutePath

/** The path of the page of the shop that says how it stands with an order that has nothing to pay; null for one that has. */
function freeOrderPath({ total, way }: HandOff): string | null {
  const page = total === 0 && way && 'url' in way ? URL.parse(way.url) : null
  return page?.pathname === resultPath ? page.pathname + page.search : null
}

/**
 * Places the order that the shopper has confirmed: each time the form is sent it is the same one. One with nothing to pay leads to its
 * result, any other to its payment. Throws ApiError.
 */
export async function payOrder(visit: CheckoutVisit): Promise<Response> {
  const { request, caller, kept } = visit
  const order = confirmedOrder(visit)
  if (!order) {
    const message = checkoutMessages.orderChanged
    return redirectToStep(visit, kept, formStepHref('order-summary'), { message })
  }
  const body = parseBody(placeOrderCall, orderBody, order.body)
  const placed = await placeCheckedOrder(request, body, { ...caller, idempotencyKey: order.key })
  const handOff = handOffOfPlaced(placed)
  const { trxRef: billNo } = handOff
  const state = { ...initialCheckout, isCustomer: kept.state.isCustomer }
  const sent = { ...order, sentAt: order.sentAt ?? Date.now(), billNo }
  const settledAt = freeOrderPath(handOff)
  await keepIn(visit, { state, order: settledAt ? null : sent })
  await keepPlacedOrder(visit.cookies, placed, placed.order_token ?? undefined)
  endDraftWithOrder(visit.cookies)
  return seeOther(settledAt ?? withBuyNow(stepsPath, caller.buyNow))
}

/** The checkout after an order was not placed: one that may exist waits to be sent again, one that was refused is gone. */
export function afterFailedPayment(
  { state, order }: { state: CheckoutState; order: AgreedOrder | null },
  mayExist: boolean,
) {
  if (!order) return { state, order }
  return { state, order: mayExist ? { ...order, sentAt: order.sentAt ?? Date.now() } : null }
}

/** Forgets the order that waits for its payment. The answers of one that was never placed stay. */
export async function leaveOrder(visit: CheckoutVisit): Promise<Response> {
  const { state } = visit.kept
  return redirectToStep(visit, { state, order: null }, formStepHref(state.step))
}
