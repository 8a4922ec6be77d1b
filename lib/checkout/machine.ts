import * as moves from '#lib/checkout/moves.ts'
import type { CheckoutState, ChosenMethod, ChosenShop, Step } from '#lib/checkout/state.ts'
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
  | { type: 'refreshed'; move: moves.Move }
  | { type: 'back' }

/** The checkout after an event; an event that its step does not allow changes nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'visit':
    case 'return-to':
      return moves.visit(event.step)(state)
    case 'choose-shipping-type':
      return moves.chooseShippingType(event.shippingType)(state)
    case 'edit-address':
      return moves.editAddress(event.address)(state)
    case 'choose-saved-address':
      return moves.chooseSavedAddress(event.id)(state)
    case 'change-saved-address':
      return moves.changeSavedAddress(event.id)(state)
    case 'confirm-address':
      return moves.confirmAddress(state)
    case 'choose-shop':
      return moves.chooseShop(event.shop, event.availability)(state)
    case 'choose-method':
      return moves.chooseMethod(event.method)(state)
    case 'confirm-method':
      return moves.confirmMethod(state)
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
      return moves.refreshShops(event)(state)
    case 'addresses-refreshed':
      return moves.refreshAddresses(event.ids)(state)
    case 'methods-refreshed':
      return moves.refreshMethods(event.methods)(state)
    case 'refreshed': {
      const { move } = event
      return move(state)
    }
    case 'back':
      return moves.back(state)
  }
}
