import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import { atStepOf, decide, type Fields, withTyped } from '#lib/checkout/answers.ts'
import { withBuyNow } from '#lib/checkout/buy-now.ts'
import {
  type CheckoutForm,
  formStepHref,
  type StepFormName,
  stepsPath,
} from '#lib/checkout/forms.ts'
import { type KeptCheckout, keepCheckout } from '#lib/checkout/kept-checkout.ts'
import {
  afterFailedPayment,
  askForPayment,
  leaveOrder,
  payOrder,
} from '#lib/gateway/checkout-payment.ts'
import { type CheckoutVisit, openVisit, redirectToStep } from '#lib/gateway/checkout-visit.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { checkoutSources } from '#lib/pages/checkout-sources.ts'
import { loadCheckout } from '#lib/pages/load-checkout.ts'

const fieldsOf =
  ({ body }: CheckoutVisit): Fields =>
  (name) =>
    fieldText(body, name)

/** Answers a question of the checkout. Throws ApiError. */
async function takeAnswer(visit: CheckoutVisit, form: StepFormName): Promise<NextResponse> {
  const { kept, caller, request } = visit
  // An order that was sent comes first: an old page must not replace it.
  if (kept.order?.sentAt) return seeOther(stepsPath)
  await limitByAddress(request, form === 'promo' ? 'POST checkout-promo-code' : 'POST checkout')
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

function answer(visit: CheckoutVisit): Promise<NextResponse> {
  const { form } = visit
  if (form === 'pay') return payOrder(visit)
  return form === 'discard' ? leaveOrder(visit) : takeAnswer(visit, form)
}

/** What is kept of a checkout after a form of it failed. */
function afterFailure(visit: CheckoutVisit, error: unknown): KeptCheckout {
  const { kept, form } = visit
  if (form === 'pay') return afterFailedPayment(kept, mayHaveHappened(error))
  if (form === 'discard') return kept
  return { ...kept, state: withTyped(form, fieldsOf(visit), atStepOf(form, kept.state)) }
}

/** The response to a form that failed: its page says why, and what was typed stays. */
async function respondWithFailure(
  visit: CheckoutVisit,
  { status, message }: Failure,
  error: unknown,
): Promise<NextResponse> {
  const { kept, form, owner, request } = visit
  const after = afterFailure(visit, error)
  const values: Record<string, string> =
    form === 'pay' && kept.order ? { agreed: String(kept.order.total) } : {}
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
