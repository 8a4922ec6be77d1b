import { type CheckoutState, type Step, steps } from '#lib/checkout/state.ts'
import { guestAddressProblems } from '#lib/rules/guest-address.ts'

const delivery: readonly Step[] = [
  'choose-shipping-type',
  'choose-address',
  'choose-hub',
  'choose-shipping-method',
  'order-summary',
]

const pickup: readonly Step[] = ['choose-shipping-type', 'choose-showroom', 'order-summary']

/** The steps of the way that was chosen, in their order; of a delivery before one is chosen. */
export const pathOf = ({ shippingType }: CheckoutState): readonly Step[] =>
  shippingType === 'PICKUP_ON_STORE' ? pickup : delivery

/** Whether it is known where a delivery goes. */
export function hasAddress({ isCustomer, savedAddressId, address }: CheckoutState): boolean {
  if (isCustomer) return savedAddressId !== null
  return Object.keys(guestAddressProblems(address)).length === 0
}

const isAnswered: Readonly<Record<Step, (state: CheckoutState) => boolean>> = {
  'choose-shipping-type': ({ shippingType }) => shippingType !== null,
  'choose-address': hasAddress,
  'choose-hub': ({ shop }) => shop !== null,
  'choose-showroom': ({ shop }) => shop !== null,
  'choose-shipping-method': ({ method }) => method !== null,
  'order-summary': () => false,
}

/** The steps that can be shown: those that are answered, and the first that needs an answer. */
export function openSteps(state: CheckoutState): readonly Step[] {
  const path = pathOf(state)
  const firstOpen = path.findIndex((step) => !isAnswered[step](state))
  return path.slice(0, firstOpen + 1)
}

/** The step that is wanted where it can be shown, else the first that needs an answer. */
export function landOn(state: CheckoutState, wanted: Step): Step {
  const open = openSteps(state)
  return open.includes(wanted) ? wanted : (open.at(-1) ?? 'choose-shipping-type')
}

/** The step that an address of the checkout names, or null. */
export function stepIn(search: string): Step | null {
  const named = new URLSearchParams(search).get('step')
  return steps.find((step) => step === named) ?? null
}

/** The address of a step. */
export const stepHref = (step: Step): string => `/checkout?step=${step}`
