import {
  type CheckoutState,
  type ChosenMethod,
  type ChosenShop,
  initialCheckout,
} from '#lib/checkout/state.ts'
import type { LineAvailability } from '#lib/rules/availability.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import { type GuestAddress, guestAddressProblems } from '#lib/rules/guest-address.ts'

export type CheckoutEvent =
  | { type: 'choose-shipping-type'; shippingType: ShippingType; isAvailable: boolean }
  | { type: 'edit-address'; address: GuestAddress }
  | { type: 'confirm-address' }
  | { type: 'choose-shop'; shop: ChosenShop; availability: LineAvailability[] }
  | { type: 'choose-method'; method: ChosenMethod }
  | { type: 'confirm-method' }
  | { type: 'edit-email'; email: string }
  | { type: 'back' }
  | { type: 'reset' }

const hasLines = (availability: readonly LineAvailability[]) =>
  availability.some((line) => line.qty > 0)

const isAddressComplete = (address: GuestAddress) =>
  Object.keys(guestAddressProblems(address)).length === 0

/** Where Back leads, with what it clears on the way (spec §4, Checkout). */
function back(state: CheckoutState): CheckoutState {
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

function chooseShop(state: CheckoutState, shop: ChosenShop, availability: LineAvailability[]) {
  if (!hasLines(availability)) return state
  if (state.step === 'choose-hub') {
    return { ...state, shop, availability, method: null, step: 'choose-shipping-method' as const }
  }
  if (state.step !== 'choose-showroom') return state
  return { ...state, shop, availability, method: null, step: 'order-summary' as const }
}

/** The checkout after an event; an event that its step does not allow changes nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'choose-shipping-type': {
      if (state.step !== 'choose-shipping-type' || !event.isAvailable) return state
      const isOnline = event.shippingType === 'ONLINE_DELIVERY'
      const step = isOnline ? 'choose-address' : 'choose-showroom'
      return {
        ...state,
        shippingType: event.shippingType,
        shop: null,
        availability: [],
        method: null,
        step,
      }
    }
    case 'edit-address':
      return state.step === 'choose-address' ? { ...state, address: event.address } : state
    case 'confirm-address':
      return state.step === 'choose-address' && isAddressComplete(state.address)
        ? { ...state, step: 'choose-hub' }
        : state
    case 'choose-shop':
      return chooseShop(state, event.shop, event.availability)
    case 'choose-method':
      return state.step === 'choose-shipping-method' ? { ...state, method: event.method } : state
    case 'confirm-method':
      return state.step === 'choose-shipping-method' && state.method
        ? { ...state, step: 'order-summary' }
        : state
    case 'edit-email':
      return { ...state, email: event.email }
    case 'back':
      return back(state)
    case 'reset':
      return initialCheckout
  }
}
