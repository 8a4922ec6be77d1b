import type { BuyNow } from '@etalase/contract/cart.ts'
import { readQuantity } from '@etalase/contract/rules/cart.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { type Step, steps } from '#lib/checkout/state.ts'

/** The checkout page whose steps are plain forms: it works without scripts. */
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

/** Returns the path that a form is posted to. */
export const formPath = (form: CheckoutForm): string => `${stepsPath}/${form}`

/** The confirmation questions of that page, by their names in its query. */
export const stepQuestions = { pay: 'ask-payment', leave: 'ask-leave' } as const

/**
 * Returns the URL of a step that is a form. Parameters have no values: lynx sends no Referer from an address with `=`
 * (findings/lynx-queries.sh).
 */
export const formStepHref = (step: Step): string => `${stepsPath}?${step}`

/** The URL of the page that confirms the payment. */
export const confirmHref = `${formStepHref('order-summary')}&${stepQuestions.pay}`

/** The URL of the page that confirms leaving the unpaid order. */
export const leaveOrderHref = `${stepsPath}?${stepQuestions.leave}`

/** The checkout's query parameter for a product bought instead of the cart; in the URL, so each tab has its own. */
export const buyNowParameter = 'buy'

const pattern = /^(\d{1,9})-(.{1,20})-(\d{1,4})$/

/** Parses the product in a URL, as '12-M-1': id, size code, pieces. Null for the cart, or invalid text. */
export function readBuyNow(text: unknown): BuyNow | null {
  const [, id = '', size = '', pieces = ''] = (typeof text === 'string' && pattern.exec(text)) || []
  const product_detail_id = parseId(id)
  const qty = readQuantity(pieces)
  return product_detail_id && typeof qty === 'number' ? { product_detail_id, size, qty } : null
}

/** Adds the product being bought to a checkout path; the cart's checkout keeps its path. */
export function withBuyNow(path: string, line: BuyNow | null | undefined): string {
  if (!line) return path
  const [page = '', hash] = path.split('#')
  const text = `${line.product_detail_id}-${line.size}-${line.qty}`
  const query = `${page.includes('?') ? '&' : '?'}${buyNowParameter}=${encodeURIComponent(text)}`
  return `${page}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** Returns the step in a checkout URL's query, or null. */
export function stepIn(search: string): Step | null {
  const name = new URLSearchParams(search).get('step')
  return steps.find((step) => step === name) ?? null
}

/** Returns the URL of a step. */
export const stepHref = (step: Step): string => `/checkout?step=${step}`
