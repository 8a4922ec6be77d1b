import { z } from '@medusajs/framework/zod'
import { typedAmount } from './typed-amount'

const typed = z.union([z.string(), z.number()])

const isWhole = (amount: number) => Number.isSafeInteger(amount) && amount >= 0

/** Whole rupiah as staff type them. */
const amount = typed
  .transform((given) => typedAmount(given, 0))
  .refine(isWhole, 'Type whole rupiah: 300.000')

/** The same; null for nothing. */
const optionalAmount = typed
  .nullable()
  .transform((given) => typedAmount(given, null))
  .refine((given) => given === null || isWhole(given), 'Type whole rupiah: 300.000')

const between = (least: number, most: number) => {
  const error = `Type a number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

/** What staff set for the whole shop, as they type it; what is left out stays as it is. */
export const typedSettings = z
  .object({
    free_shipping_from: optionalAmount,
    cash_on_delivery_services: z.array(z.string()),
    cash_on_delivery_fee: amount,
    cash_on_delivery_maximum: optionalAmount,
    pay_at_store: z.boolean(),
    pay_at_store_hours: between(24, 720),
    cash_orders: between(1, 1_000_000),
  })
  .partial()
