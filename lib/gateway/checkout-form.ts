import 'server-only'
import { checkoutSteps } from '#lib/actions/checkout-actions.ts'
import { type Failure, mayHaveHappened } from '#lib/api/failure.ts'
import { atStepOf, decide, type Fields, withTyped } from '#lib/checkout/answers.ts'
import { withBuyNow } from '#lib/checkout/buy-now.ts'
import {
  type CheckoutForm,
  checkoutForms,
  formStepHref,
  type StepFormName,
  stepsPath,
} from '#lib/checkout/forms.ts'
import { type KeptCheckout, keepCheckout, readCheckout } from '#lib/checkout/kept-checkout.ts'
import {
  afterFailedPayment,
  askForPayment,
  leaveOrder,
  payOrder,
} from '#lib/gateway/checkout-payment.ts'
import {
  buyNowOf,
  type CheckoutVisit,
  openVisit,
  redirectToStep,
} from '#lib/gateway/checkout-visit.ts'
import { redirectSessionEnded } from '#lib/gateway/end-session.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/respond.ts'
import type { Arrival, Handler, Handlers, Visit } from '#lib/gateway/visit.ts'
import { checkoutSources } from '#lib/pages/checkout-sources.ts'
import { loadCheckout } from '#lib/pages/load-checkout.ts'
import { readSession } from '#lib/session/session.ts'

const fieldsOf =
  ({ given }: Arrival): Fields =>
  (name) =>
    fieldText(given, name)

/** Answers a question of the checkout. Throws ApiError. */
async function takeAnswer(visit: CheckoutVisit, form: StepFormName): Promise<Response> {
  const { kept, caller } = visit
  // An order that was sent comes first: an old page must not replace it.
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

/** What is kept of a checkout after a form of it failed. */
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

/** The answer to a form that failed: its page says why, and what was typed stays. */
async function backToStep(
  arrival: Arrival,
  form: CheckoutForm,
  { failure: { status, code, message }, error }: { failure: Failure; error: unknown },
): Promise<Response | null> {
  // One that was made for somebody else leaves the checkout as it is.
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

/** The forms of the checkout's steps: each is answered by a redirect to the step that comes next. */
const handlerOf = (form: CheckoutForm): Handler => ({
  handle: async (visit) => answer(await openVisit(visit, form)),
  refuse: (arrival, refused) => backToStep(arrival, form, refused),
})

export const checkoutHandlers: Handlers = Object.fromEntries(
  checkoutForms.map((form) => [checkoutSteps[form].at, handlerOf(form)]),
)
