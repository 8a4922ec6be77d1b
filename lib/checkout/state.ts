import type { ShippingType } from '#lib/rules/constants.ts'
import type { GuestAddress } from '#lib/rules/forms.ts'
import type { Rupiah } from '#lib/rules/money.ts'

/** The steps of spec §2, Checkout. */
export const steps = [
  'choose-shipping-type',
  'choose-address',
  'choose-hub',
  'choose-shipping-method',
  'choose-showroom',
  'order-summary',
] as const
export type Step = (typeof steps)[number]

/** The fields of a shop that the checkout stores. */
export interface ChosenShop {
  id: number
  name: string
  addressLines: string[]
}

/** A courier's tier (spec §3, Shipping option). */
export interface ChosenMethod {
  /** The courier's name for shoppers. */
  courier: string
  code: string
  description: string
  cost: Rupiah
  etd: string
}

export interface CheckoutState {
  step: Step
  /** A customer picks a saved address and has an e-mail address; a guest types both (spec §6). */
  isCustomer: boolean
  shippingType: ShippingType | null
  address: GuestAddress
  /** The id of the saved address; the address itself is not stored in the browser. */
  savedAddressId: number | null
  /** The hub of a delivery, or the store of a pickup. */
  shop: ChosenShop | null
  method: ChosenMethod | null
  /** The typed promo code, not yet applied. */
  promoDraft: string
  /** The applied promo code (spec §4). */
  promoCode: string | null
  email: string
  /** The shopper's notes for the shop. */
  notes: string
  /** Whether updates of the order shall come by WhatsApp. */
  wantsUpdates: boolean
  /** Where to, as typed for a pickup. */
  updatesPhone: string
}

/** Here and not beside its form: product pages read the checkout's area, and need no rules of forms for it. */
export const emptyGuestAddress: GuestAddress = {
  recipientName: '',
  recipientPhone: '',
  street: '',
  provinceId: null,
  cityId: null,
  subdistrictId: null,
  notes: '',
}

export const initialCheckout: CheckoutState = {
  step: 'choose-shipping-type',
  isCustomer: false,
  shippingType: null,
  address: emptyGuestAddress,
  savedAddressId: null,
  shop: null,
  method: null,
  promoDraft: '',
  promoCode: null,
  email: '',
  notes: '',
  wantsUpdates: false,
  updatesPhone: '',
}

/** What a change of the destination clears: another hub and other costs apply. */
export const clearedShipping = { shop: null, method: null }
