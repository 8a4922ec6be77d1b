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

/** A change of a checkout. One that the current step does not allow returns the same state. */
export type Move = (state: CheckoutState) => CheckoutState

/** Several changes, one after the other. */
export const allOf =
  (moves: readonly Move[]): Move =>
  (state) =>
    moves.reduce((before, change) => change(before), state)

/** The tick for updates names a number, and is gone with it. */
const noUpdates = { wantsUpdates: false }

/** A move that some steps alone allow. */
const at =
  (allowed: readonly Step[], move: Move): Move =>
  (state) =>
    allowed.includes(state.step) ? move(state) : state

/** Goes to a step if it can be shown, else to the first incomplete one; null stays where the checkout is. */
export const visit =
  (step: Step | null): Move =>
  (state) => ({ ...state, step: reachableStep(state, step ?? state.step) })

/** The previous step, with the choices that going back clears (spec §4, Checkout). */
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

/** Takes a typed address; another sub-district clears hub and method, another phone number the tick for updates. */
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

/** Chooses an added or changed address; clears hub and method, since the address may be in another area now. */
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

/** Chooses a hub, then its methods, or a store, then the summary; the summary can switch to another shop. */
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

/** Refreshed data can invalidate the current step: then the first reachable one is shown. */
const atReachableStep = (state: CheckoutState): CheckoutState => {
  const step = reachableStep(state, state.step)
  return step === state.step ? state : { ...state, step }
}

/** The ids of the shops that serve the cart now. */
interface ServingShops {
  online: readonly number[]
  pickup: readonly number[]
}

/** The ids of the shops that serve a cart by a shipping type. */
export const servingBy = (
  { shippingType }: Pick<CheckoutState, 'shippingType'>,
  { online, pickup }: ServingShops,
): readonly number[] => (shippingType === 'PICKUP_ON_STORE' ? pickup : online)

/** Clears a shop, and a shipping type, that is no longer available. */
export const refreshShops =
  (now: ServingShops): Move =>
  (state) => {
    const { shippingType, shop } = state
    const serving = servingBy(state, now)
    const isServed = serving.length > 0 && (!shop || serving.includes(shop.id))
    if (shippingType === null || isServed) return state
    const type = serving.length > 0 ? shippingType : null
    return atReachableStep({ ...state, ...clearedShipping, shippingType: type })
  }

/** Clears a saved address that is not among the ids of those that are still there. */
export const refreshAddresses =
  (ids: readonly number[]): Move =>
  (state) => {
    const { savedAddressId } = state
    if (savedAddressId === null || ids.includes(savedAddressId)) return state
    return atReachableStep({ ...state, ...clearedShipping, ...noUpdates, savedAddressId: null })
  }

/** Updates the cost of the chosen method; clears it when the courier no longer offers it. */
export const refreshMethods =
  (methods: readonly ChosenMethod[]): Move =>
  (state) => {
    const { method } = state
    if (!method) return state
    const now = methods.find((other) => isSameMethod(other, method)) ?? null
    return atReachableStep({ ...state, method: now })
  }
