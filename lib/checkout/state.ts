import type { ShippingType } from '#lib/rules/constants.ts'
import { emptyGuestAddress, type GuestAddress } from '#lib/rules/guest-address.ts'
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

/** A shop as the checkout remembers it. */
export interface ChosenShop {
  id: number
  name: string
  addressLines: string[]
}

/** A courier's tier (spec §3, Shipping option). */
export interface ChosenMethod {
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
  /** The saved address that a customer picked: its number alone, since this is kept in the browser. */
  savedAddressId: number | null
  /** The hub that sends, or the store of the pickup. */
  shop: ChosenShop | null
  method: ChosenMethod | null
  /** A promo's code as it is typed. */
  promoDraft: string
  /** The promo's code, once a code was taken (spec §4). */
  promoCode: string | null
  email: string
  /** What the shopper wants the shop to know. */
  notes: string
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
}

/** A parcel elsewhere leaves from another hub, at another cost. */
export const clearedShipping = { shop: null, method: null }
