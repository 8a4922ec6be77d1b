import type { Step } from '#lib/checkout/state.ts'

/** The page of the checkout whose steps are forms: it needs no scripts. */
export const stepsPath = '/checkout/steps'

/** The forms of the steps (lib/checkout/answers.ts). */
const stepForms = [
  'shipping-type',
  'address',
  'saved-address',
  'shop',
  'method',
  'promo',
  'review',
] as const
export type StepFormName = (typeof stepForms)[number]

/** The forms of the checkout; each is posted to a path below the page. */
export const checkoutForms = [...stepForms, 'pay', 'discard'] as const
export type CheckoutForm = (typeof checkoutForms)[number]

/** Where a form is posted to. */
export const formPath = (form: CheckoutForm): string => `${stepsPath}/${form}`

/** The address of a step that is a form. */
export const formStepHref = (step: Step): string => `${stepsPath}?step=${step}`

/** The address of the question whether to go to the payment. */
export const confirmHref = `${stepsPath}?step=order-summary&ask=payment`

/** The address of the question whether to leave the order that waits for its payment. */
export const leaveOrderHref = `${stepsPath}?ask=leave`
