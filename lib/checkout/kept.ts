import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import { paymentWays, shippingTypes } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'
import { type CheckoutState, clearedShipping, initialCheckout, steps } from '#lib/checkout/state.ts'
import { firstCourier } from '#lib/config/couriers.ts'

const chosenId = z.int().positive().nullable()

/** A shopper's choices in a checkout, without personal data. */
export const checkoutChoices = z.object({
  step: z.enum(steps),
  isCustomer: z.boolean(),
  shippingType: z.enum(shippingTypes).nullable(),
  address: z.object({ provinceId: chosenId, cityId: chosenId, subdistrictId: chosenId }),
  savedAddressId: chosenId,
  shop: z.object({ id: z.int(), name: z.string(), addressLines: z.array(z.string()) }).nullable(),
  method: z
    .object({
      courier: z.string().default(firstCourier),
      code: z.string(),
      description: z.string(),
      cost: z.int().nonnegative().transform(rupiah),
      etd: z.string(),
      takesCash: z.literal(true).optional(),
    })
    .nullable(),
  promoDraft: z.string(),
  promoCode: z.string().nullable(),
  wantsUpdates: z.boolean().default(false),
  hidesPrices: z.boolean().default(false),
  paymentWay: z.enum(paymentWays).nullable().default(null),
})
type CheckoutChoices = z.infer<typeof checkoutChoices>

/** Returns the choices of a checkout to store. */
export function choicesOf(checkout: CheckoutState): CheckoutChoices {
  const { email: _, notes: __, updatesPhone: ___, giftMessage: ____, ...state } = checkout
  const { provinceId, cityId, subdistrictId } = state.address
  return { ...state, address: { provinceId, cityId, subdistrictId } }
}

/** Whether all personal fields are empty. */
export const isNobody = (buyer: BuyerDetails): boolean =>
  Object.values(buyer).every((value) => !value)

const withTyped = (state: CheckoutState, typed: BuyerDetails): CheckoutState => ({
  ...state,
  address: {
    ...state.address,
    recipientName: typed.address_recipient_name ?? '',
    recipientPhone: typed.address_recipient_phone ?? '',
    street: typed.address_street ?? '',
    notes: typed.address_notes ?? '',
    ...(typed.typed_latitude && { latitude: typed.typed_latitude }),
    ...(typed.typed_longitude && { longitude: typed.typed_longitude }),
  },
  email: typed.guest_email ?? '',
  notes: typed.shipping_notes ?? '',
  giftMessage: typed.gift_message ?? '',
  updatesPhone: typed.whatsapp_phone ?? '',
})

/**
 * Adjusts the checkout after its shopper signed in or out: clears shop, method, saved address and the tick for updates (decisions,
 * Session).
 */
const forShopper = (state: CheckoutState, isCustomer: boolean): CheckoutState =>
  state.isCustomer === isCustomer
    ? state
    : { ...state, ...clearedShipping, isCustomer, savedAddressId: null, wantsUpdates: false }

/**
 * Restores the checkout from stored choices and typed text; unreadable choices give a new checkout. `isCustomer` says who continues it;
 * when undefined, the stored value stays.
 */
export function restoreKept(
  { choices, typed = {} }: { choices: unknown; typed?: BuyerDetails | undefined },
  isCustomer?: boolean,
): CheckoutState {
  const { data } = checkoutChoices.safeParse(choices)
  const address = { ...initialCheckout.address, ...data?.address }
  const state = withTyped({ ...initialCheckout, ...data, address }, typed)
  return forShopper(state, isCustomer ?? state.isCustomer)
}
