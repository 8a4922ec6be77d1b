import { z } from '@medusajs/framework/zod'
import { paymentWays } from './ways'

const address = z.object({
  first_name: z.string(),
  phone: z.string(),
  address_1: z.string(),
  postal_code: z.string().nullish(),
  city: z.string().nullish(),
  province: z.string().nullish(),
  metadata: z.looseObject({ subdistrict_id: z.number().int().positive() }),
})

/** What the adapter sends to place an order: packages/medusa/README.md shows one. */
export const orderInput = z.object({
  device_id: z.string().min(1),
  idempotency_key: z.string().min(1).nullish(),
  customer_id: z.string().nullish(),
  email: z.string().min(1),
  location_id: z.string(),
  shipping_type: z.enum(['ONLINE_DELIVERY', 'PICKUP_ON_STORE']),
  lines: z
    .array(
      z.object({
        line_id: z.string().nullish(),
        variant_id: z.string(),
        quantity: z.number().int().positive(),
      }),
    )
    .min(1),
  shipping: z
    .object({ courier: z.string(), service: z.string(), cost: z.number().int().nonnegative() })
    .nullish(),
  address: address.nullish(),
  promo_code: z.string().min(1).nullish(),
  /** How it is paid in cash; null: at the payment provider. */
  payment_way: z.enum(paymentWays).nullish(),
  /** What orders to pay in cash are counted by besides device and account, as hashes. */
  cash_keys: z.array(z.string()).default([]),
  expected_total: z.number().int().nullish(),
  /** How many unpaid orders of one device and buyer there may be, and how many pieces of any size those of one network may hold. */
  limits: z
    .object({
      perDevice: z.number().int().positive(),
      perEmail: z.number().int().positive(),
      perAddress: z.number().int().positive(),
    })
    .nullish(),
  /** How many pieces of some variants one customer may have, with those of other orders. */
  order_limits: z
    .array(z.object({ variant_ids: z.array(z.string()).min(1), most: z.number().int().positive() }))
    .default([]),
  /** The network that the order comes from, as a hash. */
  network: z.string().nullish(),
  /** Hours in which it is to be paid; a pickup that is paid at the store is kept so long. */
  payment_hours: z.number().positive().default(24),
  /** The least that the payment provider takes, in whole rupiah. */
  payment_minimum: z.number().int().positive().default(1),
  details: z.record(z.string(), z.unknown()).default({}),
})

export type OrderInput = z.output<typeof orderInput>
