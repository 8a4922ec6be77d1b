import type { LineAvailability } from '@etalase/contract/rules/availability.ts'
import type { ShippingType } from '@etalase/contract/rules/constants.ts'
import { issuesOf, isValid } from '@etalase/contract/rules/field.ts'
import { type GuestAddress, guestAddressForm } from '@etalase/contract/rules/forms.ts'
import { pinIssues } from '@etalase/contract/rules/pin-form.ts'
import {
  type CheckoutState,
  type ChosenMethod,
  type ChosenShop,
  clearedShipping,
  type Step,
} from '#lib/checkout/state.ts'

const delivery: readonly Step[] = [
  'choose-shipping-type',
  'choose-address',
  'choose-hub',
  'choose-shipping-method',
  'order-summary',
]

const pickup: readonly Step[] = ['choose-shipping-type', 'choose-showroom', 'order-summary']

/** Returns the chosen shipping type's steps in order; defaults to those of a delivery. */
export const pathOf = ({ shippingType }: CheckoutState): readonly Step[] =>
  shippingType === 'PICKUP_ON_STORE' ? pickup : delivery

/** Whether the delivery address is complete. */
function hasAddress({ isCustomer, savedAddressId, address }: CheckoutState): boolean {
  if (isCustomer) return savedAddressId !== null
  return isValid(issuesOf(guestAddressForm, address)) && isValid(pinIssues(address))
}

const isComplete: Readonly<Record<Step, (state: CheckoutState) => boolean>> = {
  'choose-shipping-type': ({ shippingType }) => shippingType !== null,
  'choose-address': hasAddress,
  'choose-hub': ({ shop }) => shop !== null,
  'choose-showroom': ({ shop }) => shop !== null,
  'choose-shipping-method': ({ method }) => method !== null,
  'order-summary': () => false,
}

/** Returns the reachable steps: the complete ones and the first incomplete one. */
export function reachableSteps(state: CheckoutState): readonly Step[] {
  const path = pathOf(state)
  const firstIncomplete = path.findIndex((step) => !isComplete[step](state))
  return path.slice(0, firstIncomplete + 1)
}

/** Returns the wanted step if reachable, else the first incomplete one. */
export function reachableStep(state: CheckoutState, wanted: Step): Step {
  const reachable = reachableSteps(state)
  return reachable.includes(wanted) ? wanted : (reachable.at(-1) ?? 'choose-shipping-type')
}

/** Changes a checkout. If the current step doesn't allow it, returns the same state. */
export type Move = (state: CheckoutState) => CheckoutState

/** Combines several changes, applied in order. */
export const allOf =
  (moves: readonly Move[]): Move =>
  (state) =>
    moves.reduce((before, change) => change(before), state)

/** The consent to updates names a phone number, so it is cleared with the number. */
const noUpdates = { wantsUpdates: false }

/** Restricts a move to some steps. */
const at =
  (allowed: readonly Step[], move: Move): Move =>
  (state) =>
    allowed.includes(state.step) ? move(state) : state

/** Goes to a step if reachable, else to the first incomplete one; null means the current step. */
export const visit =
  (step: Step | null): Move =>
  (state) => ({ ...state, step: reachableStep(state, step ?? state.step) })

/** Goes to the previous step, and clears the choices that going back clears (spec §4, Checkout). */
export function back(state: CheckoutState): CheckoutState {
  switch (state.step) {
    case 'choose-shipping-type':
      return state
    case 'choose-address':
    case 'choose-showroom':
      return { ...state, step: 'choose-shipping-type' }
    case 'choose-hub':
      return { ...state, step: 'choose-address' }
    case 'choose-shipping-method':
      return { ...state, step: 'choose-address', method: null }
    case 'order-summary':
      return {
        ...state,
        step:
          state.shippingType === 'PICKUP_ON_STORE' ? 'choose-showroom' : 'choose-shipping-method',
      }
  }
}

export const chooseShippingType = (shippingType: ShippingType): Move =>
  at(['choose-shipping-type'], (state) => {
    const step = shippingType === 'ONLINE_DELIVERY' ? 'choose-address' : 'choose-showroom'
    if (shippingType === state.shippingType) return { ...state, step }
    return { ...state, ...clearedShipping, ...noUpdates, shippingType, step }
  })

/** Stores a typed address; another sub-district clears hub and method, another phone number the tick for updates. */
export const editAddress = (address: GuestAddress): Move =>
  at(['choose-address'], (state) => {
    const isSamePlace = address.subdistrictId === state.address.subdistrictId
    const isSamePhone = address.recipientPhone === state.address.recipientPhone
    return {
      ...state,
      ...(isSamePhone ? {} : noUpdates),
      ...(isSamePlace ? {} : clearedShipping),
      address,
    }
  })

/** Chooses an added or changed address; clears hub and method, since the address may now be in another area. */
export const changeSavedAddress = (id: number): Move =>
  at(['choose-address'], (state) =>
    state.isCustomer ? { ...state, ...clearedShipping, ...noUpdates, savedAddressId: id } : state,
  )

export const chooseSavedAddress =
  (id: number): Move =>
  (state) =>
    id === state.savedAddressId ? state : changeSavedAddress(id)(state)

export const confirmAddress: Move = at(['choose-address'], (state) =>
  hasAddress(state) ? { ...state, step: 'choose-hub' } : state,
)

/** Chooses a hub and goes to its methods, or a store and goes to the summary; the summary can switch to another shop. */
export const chooseShop = (shop: ChosenShop, stock: readonly LineAvailability[]): Move =>
  at(['choose-hub', 'choose-showroom', 'order-summary'], (state) => {
    if (!stock.some((line) => line.qty > 0)) return state
    const isPickup = state.shippingType === 'PICKUP_ON_STORE'
    const step = isPickup ? 'order-summary' : 'choose-shipping-method'
    return { ...state, shop, method: null, step }
  })

export const chooseMethod = (method: ChosenMethod): Move =>
  at(['choose-shipping-method'], (state) => ({ ...state, method }))

export const confirmMethod: Move = at(['choose-shipping-method'], (state) =>
  state.method ? { ...state, step: 'order-summary' } : state,
)
