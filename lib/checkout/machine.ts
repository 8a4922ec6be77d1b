import { isSameMethod } from '#lib/checkout/chosen.ts'
import { hasAddress, reachableStep } from '#lib/checkout/path.ts'
import {
  type CheckoutState,
  type ChosenMethod,
  type ChosenShop,
  clearedShipping,
  type Step,
} from '#lib/checkout/state.ts'
import type { LineAvailability } from '#lib/rules/availability.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import type { GuestAddress } from '#lib/rules/forms.ts'

export type CheckoutEvent =
  | { type: 'visit'; step: Step | null }
  | { type: 'return-to'; step: Step }
  | { type: 'choose-shipping-type'; shippingType: ShippingType }
  | { type: 'edit-address'; address: GuestAddress }
  | { type: 'choose-saved-address'; id: number }
  | { type: 'change-saved-address'; id: number }
  | { type: 'confirm-address' }
  | { type: 'choose-shop'; shop: ChosenShop; availability: LineAvailability[] }
  | { type: 'choose-method'; method: ChosenMethod }
  | { type: 'confirm-method' }
  | { type: 'edit-promo'; draft: string }
  | { type: 'set-promo'; code: string }
  | { type: 'edit-email'; email: string }
  | { type: 'edit-notes'; notes: string }
  | { type: 'want-updates'; isWanted: boolean }
  | { type: 'edit-updates-phone'; phone: string }
  | { type: 'shops-refreshed'; online: readonly number[]; pickup: readonly number[] }
  | { type: 'addresses-refreshed'; ids: readonly number[] }
  | { type: 'methods-refreshed'; methods: readonly ChosenMethod[] }
  | { type: 'back' }

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>

const hasLines = (availability: readonly LineAvailability[]) =>
  availability.some((line) => line.qty > 0)

/** The tick for updates names a number, and is gone with it. */
const noUpdates = { wantsUpdates: false }

/** The checkout with a typed address. */
export const withAddress = (state: CheckoutState, address: GuestAddress): CheckoutState => ({
  ...state,
  ...(address.recipientPhone === state.address.recipientPhone ? {} : noUpdates),
  address,
})

/** The previous step, with the choices that going back clears (spec §4, Checkout). */
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

function chooseShippingType(
  state: CheckoutState,
  { shippingType }: EventOf<'choose-shipping-type'>,
): CheckoutState {
  if (state.step !== 'choose-shipping-type') return state
  const step = shippingType === 'ONLINE_DELIVERY' ? 'choose-address' : 'choose-showroom'
  if (shippingType === state.shippingType) return { ...state, step }
  return { ...state, ...clearedShipping, ...noUpdates, shippingType, step }
}

function editAddress(state: CheckoutState, address: GuestAddress): CheckoutState {
  if (state.step !== 'choose-address') return state
  const isSamePlace = address.subdistrictId === state.address.subdistrictId
  return { ...withAddress(state, address), ...(isSamePlace ? {} : clearedShipping) }
}

/** Chooses an added or changed address; clears hub and method, since the address may be in another area now. */
function changeSavedAddress(state: CheckoutState, id: number): CheckoutState {
  if (state.step !== 'choose-address' || !state.isCustomer) return state
  return { ...state, ...clearedShipping, ...noUpdates, savedAddressId: id }
}

const chooseSavedAddress = (state: CheckoutState, id: number): CheckoutState =>
  id === state.savedAddressId ? state : changeSavedAddress(state, id)

/** Chooses a hub, then its methods, or a store, then the summary; the summary can switch to another shop. */
function chooseShop(
  state: CheckoutState,
  { shop, availability }: EventOf<'choose-shop'>,
): CheckoutState {
  const allowedSteps: readonly Step[] = ['choose-hub', 'choose-showroom', 'order-summary']
  if (!hasLines(availability) || !allowedSteps.includes(state.step)) return state
  const isPickup = state.shippingType === 'PICKUP_ON_STORE'
  return {
    ...state,
    shop,
    method: null,
    step: isPickup ? 'order-summary' : 'choose-shipping-method',
  }
}

/** Clears a shop, and a shipping type, that is no longer available. */
function refreshShops(
  state: CheckoutState,
  { online, pickup }: EventOf<'shops-refreshed'>,
): CheckoutState {
  const { shippingType, shop } = state
  const serving = shippingType === 'PICKUP_ON_STORE' ? pickup : online
  if (shippingType === null || (serving.length > 0 && (!shop || serving.includes(shop.id))))
    return state
  return { ...state, ...clearedShipping, shippingType: serving.length > 0 ? shippingType : null }
}

function refreshAddresses(state: CheckoutState, ids: readonly number[]): CheckoutState {
  const { savedAddressId } = state
  if (savedAddressId === null || ids.includes(savedAddressId)) return state
  return { ...state, ...clearedShipping, ...noUpdates, savedAddressId: null }
}

/** Updates the cost of the chosen method; clears it when the courier no longer offers it. */
function refreshMethods(state: CheckoutState, methods: readonly ChosenMethod[]): CheckoutState {
  const { method } = state
  if (!method) return state
  return { ...state, method: methods.find((other) => isSameMethod(other, method)) ?? null }
}

/** Refreshed data can invalidate the current step: then the first reachable one is shown. */
const atReachableStep = (state: CheckoutState): CheckoutState => {
  const step = reachableStep(state, state.step)
  return step === state.step ? state : { ...state, step }
}

/** The checkout after an event; an event that its step does not allow changes nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'visit':
      return { ...state, step: reachableStep(state, event.step ?? state.step) }
    case 'return-to':
      return { ...state, step: reachableStep(state, event.step) }
    case 'choose-shipping-type':
      return chooseShippingType(state, event)
    case 'edit-address':
      return editAddress(state, event.address)
    case 'choose-saved-address':
      return chooseSavedAddress(state, event.id)
    case 'change-saved-address':
      return changeSavedAddress(state, event.id)
    case 'confirm-address':
      return state.step === 'choose-address' && hasAddress(state)
        ? { ...state, step: 'choose-hub' }
        : state
    case 'choose-shop':
      return chooseShop(state, event)
    case 'choose-method':
      return state.step === 'choose-shipping-method' ? { ...state, method: event.method } : state
    case 'confirm-method':
      return state.step === 'choose-shipping-method' && state.method
        ? { ...state, step: 'order-summary' }
        : state
    case 'edit-promo':
      return { ...state, promoDraft: event.draft }
    case 'set-promo':
      return { ...state, promoCode: event.code }
    case 'edit-email':
      return { ...state, email: event.email }
    case 'edit-notes':
      return { ...state, notes: event.notes }
    case 'want-updates':
      return { ...state, wantsUpdates: event.isWanted }
    case 'edit-updates-phone':
      return { ...state, updatesPhone: event.phone }
    case 'shops-refreshed':
      return atReachableStep(refreshShops(state, event))
    case 'addresses-refreshed':
      return atReachableStep(refreshAddresses(state, event.ids))
    case 'methods-refreshed':
      return atReachableStep(refreshMethods(state, event.methods))
    case 'back':
      return back(state)
  }
}
