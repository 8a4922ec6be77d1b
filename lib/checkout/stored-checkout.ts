import { z } from 'zod'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { type CheckoutState, clearedShipping, initialCheckout, steps } from '#lib/checkout/state.ts'
import { shippingTypes } from '#lib/rules/constants.ts'
import { rupiah } from '#lib/rules/money.ts'

const key = 'checkout'
const chosenId = z.int().positive().nullable()

const storedCheckout = z.object({
  step: z.enum(steps),
  isCustomer: z.boolean(),
  shippingType: z.enum(shippingTypes).nullable(),
  address: z.object({
    recipientName: z.string(),
    recipientPhone: z.string(),
    street: z.string(),
    provinceId: chosenId,
    cityId: chosenId,
    subdistrictId: chosenId,
    notes: z.string(),
  }),
  savedAddressId: chosenId,
  shop: z.object({ id: z.int(), name: z.string(), addressLines: z.array(z.string()) }).nullable(),
  method: z
    .object({
      code: z.string(),
      description: z.string(),
      cost: z.int().nonnegative().transform(rupiah),
      etd: z.string(),
    })
    .nullable(),
  promoDraft: z.string(),
  promoCode: z.string().nullable(),
  email: z.string(),
  notes: z.string(),
})

/**
 * The stored checkout, or a new one (decisions, Session). When the shopper has signed in or out in between,
 * shop, method and saved address are cleared; where that is not known, they stay.
 */
export function restoreCheckout(isCustomer?: boolean): CheckoutState {
  const stored = storedCheckout.safeParse(readStored(key))
  if (!stored.success) return { ...initialCheckout, isCustomer: isCustomer ?? false }
  if (isCustomer === undefined || stored.data.isCustomer === isCustomer) return stored.data
  return { ...stored.data, ...clearedShipping, isCustomer, savedAddressId: null }
}

/** Stores the checkout, so that it survives reloads and closed tabs. */
export const saveCheckout = (state: CheckoutState): void => writeStored(key, state)

/** Removes the stored checkout. */
export const clearCheckout = (): void => removeStored(key)
