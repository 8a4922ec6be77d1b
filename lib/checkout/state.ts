import type { LineAvailability } from '#lib/rules/availability.ts'
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
  shippingType: ShippingType | null
  address: GuestAddress
  /** The hub that sends, or the store of the pickup. */
  shop: ChosenShop | null
  /** What that shop has of each cart line. */
  availability: LineAvailability[]
  method: ChosenMethod | null
  email: string
}

export const initialCheckout: CheckoutState = {
  step: 'choose-shipping-type',
  shippingType: null,
  address: emptyGuestAddress,
  shop: null,
  availability: [],
  method: null,
  email: '',
}
