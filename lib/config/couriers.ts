import type { ShippingOption } from '@etalase/contract/checkout.ts'
import { brand } from '#brand/company.ts'

/** A courier's tier, with the courier's name for shoppers. */
export interface CourierOption extends ShippingOption {
  courier: string
}

const labels: Readonly<Record<string, string>> = brand.couriers

/** The courier's name for a checkout stored before checkouts named one. */
export const firstCourier: string = Object.values(labels)[0] ?? ''

/** Returns the tiers of all couriers in an answer. A courier missing from the settings is named by its key. */
export const courierOptions = (
  couriers: Readonly<Record<string, readonly ShippingOption[]>>,
): CourierOption[] =>
  Object.entries(couriers).flatMap(([key, options]) =>
    options.map((option) => ({ ...option, courier: labels[key] ?? key })),
  )

/** Returns a key that identifies a tier across all couriers. */
export const optionKey = ({ courier, service }: Pick<CourierOption, 'courier' | 'service'>) =>
  `${courier}: ${service}`

/** Groups tiers by courier, in the order in which the couriers appear. */
export function byCourier(
  options: readonly CourierOption[],
): (readonly [courier: string, options: CourierOption[]])[] {
  const names = [...new Set(options.map(({ courier }) => courier))]
  return names.map((name) => [name, options.filter(({ courier }) => courier === name)])
}
