import { z } from 'zod'
import { type CheckoutState, clearedShipping, initialCheckout, steps } from '#lib/checkout/state.ts'
import { firstCourier } from '#lib/config/couriers.ts'
import { shippingTypes } from '#lib/rules/constants.ts'
import { rupiah } from '#lib/rules/money.ts'

const chosenId = z.int().positive().nullable()

/** The shopper's choices in a checkout, as they are stored: without what says who they are (lib/checkout/buyer.ts). */
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
    })
    .nullable(),
  promoDraft: z.string(),
  promoCode: z.string().nullable(),
  wantsUpdates: z.boolean().default(false),
})
export type CheckoutChoices = z.infer<typeof checkoutChoices>

/** The choices of a checkout. */
export function choicesOf(checkout: CheckoutState): CheckoutChoices {
  const { email: _, notes: __, updatesPhone: ___, ...state } = checkout
  const { provinceId, cityId, subdistrictId } = state.address
  return { ...state, address: { provinceId, cityId, subdistrictId } }
}

/** A checkout with these choices, in which nothing is typed. */
export const withChoices = (choices: CheckoutChoices): CheckoutState => ({
  ...initialCheckout,
  ...choices,
  address: { ...initialCheckout.address, ...choices.address },
})

/** The checkout after its shopper has signed in or out: shop, method, saved address and the tick for updates are cleared (decisions, Session). */
export const forShopper = (state: CheckoutState, isCustomer: boolean): CheckoutState =>
  state.isCustomer === isCustomer
    ? state
    : { ...state, ...clearedShipping, isCustomer, savedAddressId: null, wantsUpdates: false }
