import type { PaymentWay, ShippingType } from '@etalase/contract/rules/constants.ts'
import type { GuestAddress } from '@etalase/contract/rules/forms.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import type { CourierOption } from '#lib/config/couriers.ts'

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
  /** The courier collects cash for the shop when the parcel arrives. */
  takesCash?: true | undefined
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
  /** The way to pay without the payment provider; null for the provider. */
  paymentWay: PaymentWay | null
  /** The shopper's notes for the shop. */
  notes: string
  /** The message to the recipient of a present. */
  giftMessage: string
  /** Whether the parcel must contain no prices. */
  hidesPrices: boolean
  /** Whether the shopper wants order updates by WhatsApp. */
  wantsUpdates: boolean
  /** The phone number for updates, as typed for a pickup. */
  updatesPhone: string
}

/** Defined here, not beside its form: product pages read the checkout's area without the form rules and zod. */
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
  paymentWay: null,
  notes: '',
  giftMessage: '',
  hidesPrices: false,
  wantsUpdates: false,
  updatesPhone: '',
}

/** The choices that a new destination clears, since hub and costs change. */
export const clearedShipping = { shop: null, method: null }

/** Returns the fields of a shop that the checkout stores. */
export const chosenShop = ({
  id,
  showroom_name,
  address1,
  address2,
  address3,
}: Showroom): ChosenShop => ({
  id,
  name: showroom_name,
  addressLines: [address1, address2, address3].filter(Boolean),
})

/** Returns the fields of a courier's tier that the checkout stores. */
export const chosenMethod = ({
  courier,
  service,
  description,
  tariff,
  etd,
  takes_cash,
}: CourierOption): ChosenMethod => ({
  courier,
  code: service,
  description,
  cost: tariff,
  etd,
  ...(takes_cash ? { takesCash: true } : {}),
})

/** Whether a tier is the stored one, at any cost. */
export const isMethod = (option: CourierOption, method: ChosenMethod): boolean =>
  option.service === method.code && option.courier === method.courier
