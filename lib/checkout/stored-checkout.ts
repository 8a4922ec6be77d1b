import { z } from 'zod'
import { checkoutKeys } from '#lib/browser/checkout-keys.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { dropDraft, endDraft } from '#lib/checkout/draft.ts'
import { type CheckoutState, clearedShipping, initialCheckout, steps } from '#lib/checkout/state.ts'
import { shippingTypes } from '#lib/rules/constants.ts'
import { rupiah } from '#lib/rules/money.ts'

const key = checkoutKeys.choices
const chosenId = z.int().positive().nullable()

/** The shopper's choices. What says who they are is in the draft (lib/checkout/draft.ts), not here. */
const storedCheckout = z.object({
  step: z.enum(steps),
  isCustomer: z.boolean(),
  shippingType: z.enum(shippingTypes).nullable(),
  address: z.object({ provinceId: chosenId, cityId: chosenId, subdistrictId: chosenId }),
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
})

function readCheckout(): CheckoutState | null {
  const { data } = storedCheckout.safeParse(readStored(key))
  if (!data) return null
  return { ...initialCheckout, ...data, address: { ...initialCheckout.address, ...data.address } }
}

/**
 * The stored checkout without the draft, or a new one (decisions, Session). When the shopper has signed in or out in
 * between, shop, method and saved address are cleared; where that is not known, they stay.
 */
export function restoreCheckout(isCustomer?: boolean): CheckoutState {
  const stored = readCheckout()
  if (!stored) return { ...initialCheckout, isCustomer: isCustomer ?? false }
  if (isCustomer === undefined || stored.isCustomer === isCustomer) return stored
  return { ...stored, ...clearedShipping, isCustomer, savedAddressId: null }
}

/** Stores the choices of the checkout, so that they survive reloads and closed tabs. */
export function saveCheckout({ email: _, notes: __, address, ...choices }: CheckoutState): void {
  const { provinceId, cityId, subdistrictId } = address
  writeStored(key, { ...choices, address: { provinceId, cityId, subdistrictId } })
}

/** Removes the stored checkout after its order was placed. */
export function endCheckout(): void {
  removeStored(key)
  endDraft()
}

/** Removes the stored checkout and its draft. */
export function clearCheckout(): void {
  removeStored(key)
  dropDraft()
}
