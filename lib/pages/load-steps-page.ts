import 'server-only'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { type KeptCheckout, readCheckout } from '#lib/checkout/kept-checkout.ts'
import type { AgreedOrder } from '#lib/checkout/order.ts'
import { steps } from '#lib/checkout/state.ts'
import {
  buyNowParameter,
  readBuyNow,
  stepQuestions,
  stepsPath,
  withBuyNow,
} from '#lib/checkout/urls.ts'
import {
  atStep,
  type CheckoutCaller,
  type FreshCheckout,
  loadCheckout,
} from '#lib/pages/load-checkout.ts'
import { loadCheckoutStep, type StepData } from '#lib/pages/load-checkout-step.ts'
import { loadPlacedOrder, type PlacedOrder } from '#lib/pages/load-placed-order.ts'
import type { CookieReader } from '#lib/session/cookie-jar.ts'
import { readDeviceId } from '#lib/session/device.ts'
import { readSession } from '#lib/session/session.ts'

/** The content of the checkout by plain forms. */
export type StepsView =
  /** A sent order. */
  | { view: 'sent'; order: AgreedOrder; placed: PlacedOrder | null }
  /** A confirmation before leaving it. */
  | { view: 'leave'; order: AgreedOrder }
  /** An order to confirm. */
  | { view: 'confirm'; order: AgreedOrder }
  | { view: 'step'; checkout: FreshCheckout; data: StepData }
  | { view: 'empty' }
  /** The session has ended; the sign-in returns to `path`. */
  | { view: 'ended'; path: string }
  | { view: 'failed'; failure: string }

type StepsQuery = Readonly<Record<string, string | string[] | undefined>>

function viewAfter(error: unknown, { buyNow }: CheckoutCaller): StepsView {
  unstable_rethrow(error)
  if (error instanceof ApiError && error.code === 'CART_EMPTY') return { view: 'empty' }
  if (error instanceof ApiError && error.status === 401)
    return { view: 'ended', path: withBuyNow(stepsPath, buyNow) }
  const request = { method: 'GET', url: stepsPath, traceId: currentRequestId() }
  return { view: 'failed', failure: logAndMapFailure(request, error).message }
}

async function loadStep(
  { state }: KeptCheckout,
  caller: CheckoutCaller,
  query: StepsQuery,
): Promise<StepsView> {
  try {
    const wanted = steps.find((step) => step in query) ?? null
    const checkout = await atStep(await loadCheckout(state, caller), wanted)
    return { view: 'step', checkout, data: await loadCheckoutStep(checkout) }
  } catch (error) {
    return viewAfter(error, caller)
  }
}

async function loadView(
  kept: KeptCheckout,
  caller: CheckoutCaller,
  query: StepsQuery,
): Promise<StepsView> {
  const { order } = kept
  if (!order?.sentAt)
    return order && stepQuestions.pay in query
      ? { view: 'confirm', order }
      : loadStep(kept, caller, query)
  if (stepQuestions.leave in query) return { view: 'leave', order }
  return { view: 'sent', order, placed: await loadPlacedOrder(order, caller) }
}

/** Loads the checkout page for the browser with these cookies, with the page's owner. */
export async function loadStepsPage(cookies: CookieReader, query: StepsQuery) {
  const session = await readSession(cookies)
  const kept = await readCheckout(cookies, session?.owner)
  const deviceId = readDeviceId(cookies)
  const line = readBuyNow(query[buyNowParameter])
  const view = deviceId
    ? await loadView(kept, { deviceId, token: session?.token, buyNow: line }, query)
    : { view: 'empty' as const }
  return { owner: session?.owner, line, view }
}
