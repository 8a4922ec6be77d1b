import { z } from '@medusajs/framework/zod'
import { settingLimits, typedWithin } from './setting-limits'

const typed = z.union([z.string(), z.number()])

type Name = keyof typeof settingLimits

const isKnown = (given: number | null) => !Number.isNaN(given)

function hintOf(name: Name): string {
  const [least, most] = settingLimits[name].map((limit) => limit.toLocaleString('id-ID'))
  return `Type a number from ${least} to ${most}`
}

/** A number as staff type it. `nothing`: the value of an empty field. */
const number = (name: Name, nothing = Number.NaN) =>
  typed
    .transform((given) => typedWithin(given, settingLimits[name], nothing))
    .refine(isKnown, hintOf(name))

/** The same, with null for an empty field. */
const optionalNumber = (name: Name) =>
  typed
    .nullable()
    .transform((given) => typedWithin(given, settingLimits[name], null))
    .refine(isKnown, hintOf(name))

/** Staff's settings for the whole shop, as typed. Omitted ones stay. */
export const typedSettings = z
  .object({
    free_shipping_from: optionalNumber('free_shipping_from'),
    cash_on_delivery_services: z.array(z.string()),
    cash_on_delivery_fee: number('cash_on_delivery_fee', 0),
    cash_on_delivery_maximum: optionalNumber('cash_on_delivery_maximum'),
    pay_at_store: z.boolean(),
    pay_at_store_hours: number('pay_at_store_hours'),
    cash_orders: number('cash_orders'),
  })
  .partial()
