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

/** The adapter's request to place an order. */
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
  /** Cash payment method; null for the payment provider. */
  payment_way: z.enum(paymentWays).nullish(),
  /** Hashes by which cash orders are counted, besides device and account. */
  cash_keys: z.array(z.string()).default([]),
  expected_total: z.number().int().nullish(),
  /** Maximum unpaid orders per device and buyer, and maximum pieces of any size that the unpaid orders of one network may hold. */
  limits: z
    .object({
      perDevice: z.number().int().positive(),
      perEmail: z.number().int().positive(),
      perAddress: z.number().int().positive(),
    })
    .nullish(),
  /** Maximum pieces of some variants per customer, including earlier orders. */
  order_limits: z
    .array(z.object({ variant_ids: z.array(z.string()).min(1), most: z.number().int().positive() }))
    .default([]),
  /** Hash of the network that the order comes from. */
  network: z.string().nullish(),
  /** Hours to pay the order; a store keeps a pickup that is paid there as long. */
  payment_hours: z.number().positive().default(24),
  /** The payment provider's minimum, in whole rupiah. */
  payment_minimum: z.number().int().positive().default(1),
  details: z.record(z.string(), z.unknown()).default({}),
})

export type OrderInput = z.output<typeof orderInput>
