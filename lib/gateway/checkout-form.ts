import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import { withBuyNow } from '#lib/checkout/buy-now.ts'
import { type CheckoutForm, formStepHref, stepsPath } from '#lib/checkout/forms.ts'
import { keepCheckout } from '#lib/checkout/kept-checkout.ts'
import {
  afterFailedPayment,
  askForPayment,
  leaveOrder,
  payOrder,
} from '#lib/gateway/checkout-payment.ts'
import { type StepForm, stepForms, withTyped } from '#lib/gateway/checkout-steps.ts'
import { type CheckoutVisit, openVisit, redirectToStep } from '#lib/gateway/checkout-visit.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { redirectSessionEnded, redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { loadCheckout } from '#lib/pages/load-checkout.ts'

/** Answers a question of the checkout. Throws ApiError. */
async function takeAnswer(visit: CheckoutVisit, step: StepForm): Promise<NextResponse> {
  const { kept, caller, form, body, request } = visit
  // An order that was sent comes first: an old page must not replace it.
  if (kept.order?.sentAt) return seeOther(stepsPath)
  await limitByAddress(request, form === 'promo' ? 'POST checkout-promo-code' : 'POST checkout')
  const fresh = await loadCheckout(kept.state, caller)
  const answered = await step(fresh, body)
  const { state, problems = {}, message = fresh.notices.join(' '), isDone = false } = answered
  const isRefused = message !== '' || Object.keys(problems).length > 0
  if (form === 'review' && !isRefused) return askForPayment(visit, { ...fresh, state })
  const href = `${formStepHref(state.step)}${answered.field ? `#${answered.field}` : ''}`
  return redirectToStep(visit, { state, order: null }, href, { problems, message, isDone })
}

function answer(visit: CheckoutVisit): Promise<NextResponse> {
  const { form } = visit
  if (form === 'pay') return payOrder(visit)
  return form === 'discard' ? leaveOrder(visit) : takeAnswer(visit, stepForms[form])
}

/** The response to a form that failed: its page says why, and what was typed stays. */
async function respondWithFailure(
  visit: CheckoutVisit,
  { status, message }: Failure,
  error: unknown,
): Promise<NextResponse> {
  const { kept, form, body, owner, request } = visit
  const isPayment = form === 'pay'
  const after = isPayment
    ? afterFailedPayment(kept, mayHaveHappened(error))
    : { ...kept, state: withTyped(kept.state, form, body) }
  const values: Record<string, string> =
    isPayment && kept.order ? { agreed: String(kept.order.total) } : {}
  const step = withBuyNow(formStepHref(after.state.step), visit.caller.buyNow)
  const location = after.order?.sentAt ? stepsPath : step
  const response =
    status === 401
      ? redirectSessionEnded(request, location)
      : await redirectWithFlash({ page: stepsPath, message, values }, location)
  await keepCheckout(response.cookies, owner, after)
  return response
}

/** Handles a form of the checkout's steps: a plain post, answered by a redirect to the step that comes next. */
export function handleCheckoutForm(request: NextRequest, form: CheckoutForm): Promise<Response> {
  let visit: CheckoutVisit | null = null
  const handle = async () => {
    visit = await openVisit(request, form)
    return answer(visit)
  }
  return handleOwnWrite(request, handle, (failure, error) =>
    visit
      ? respondWithFailure(visit, failure, error)
      : redirectWithFlash({ page: stepsPath, message: failure.message }),
  )
}
