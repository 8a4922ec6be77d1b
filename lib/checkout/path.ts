import { type CheckoutState, type Step, steps } from '#lib/checkout/state.ts'
import { issuesOf, isValid } from '#lib/rules/field.ts'
import { guestAddressForm } from '#lib/rules/forms.ts'

const delivery: readonly Step[] = [
  'choose-shipping-type',
  'choose-address',
  'choose-hub',
  'choose-shipping-method',
  'order-summary',
]

const pickup: readonly Step[] = ['choose-shipping-type', 'choose-showroom', 'order-summary']

/** The steps of the chosen shipping type in order; those of a delivery before one is chosen. */
export const pathOf = ({ shippingType }: CheckoutState): readonly Step[] =>
  shippingType === 'PICKUP_ON_STORE' ? pickup : delivery

/** Whether the delivery address is complete. */
export function hasAddress({ isCustomer, savedAddressId, address }: CheckoutState): boolean {
  if (isCustomer) return savedAddressId !== null
  return isValid(issuesOf(guestAddressForm, address))
}

const isComplete: Readonly<Record<Step, (state: CheckoutState) => boolean>> = {
  'choose-shipping-type': ({ shippingType }) => shippingType !== null,
  'choose-address': hasAddress,
  'choose-hub': ({ shop }) => shop !== null,
  'choose-showroom': ({ shop }) => shop !== null,
  'choose-shipping-method': ({ method }) => method !== null,
  'order-summary': () => false,
}

/** The steps that can be shown: the complete ones and the first incomplete one. */
export function reachableSteps(state: CheckoutState): readonly Step[] {
  const path = pathOf(state)
  const firstIncomplete = path.findIndex((step) => !isComplete[step](state))
  return path.slice(0, firstIncomplete + 1)
}

/** The wanted step if it can be shown, else the first incomplete one. */
export function reachableStep(state: CheckoutState, wanted: Step): Step {
  const reachable = reachableSteps(state)
  return reachable.includes(wanted) ? wanted : (reachable.at(-1) ?? 'choose-shipping-type')
}

/** The step in a checkout URL's query, or null. */
export function stepIn(search: string): Step | null {
  const name = new URLSearchParams(search).get('step')
  return steps.find((step) => step === name) ?? null
}

/** The URL of a step. */
export const stepHref = (step: Step): string => `/checkout?step=${step}`
