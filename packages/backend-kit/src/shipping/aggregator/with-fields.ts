import type { Tariff } from '#db/schema/tariff.ts'
import type { Couriers } from '#shipping/shipping.ts'

/** Adds fields to every tier. */
export const withFields = (couriers: Couriers, fields: Partial<Tariff>): Couriers =>
  Object.fromEntries(
    Object.entries(couriers).map(([key, tiers]) => [
      key,
      tiers.map((tier) => ({ ...tier, ...fields })),
    ]),
  )
