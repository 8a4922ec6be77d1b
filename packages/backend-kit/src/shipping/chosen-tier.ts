import { brand } from '@etalase/brand/company.ts'
import type { CheckoutTrx } from '@etalase/contract/checkout.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries(brand.couriers))

/** Returns a courier's display name by its API key; the key itself if unnamed. */
export const courierName = (key: string): string => names.get(key) ?? key

type Named = Pick<CheckoutTrx, 'shipping_courier' | 'shipping_service_name' | 'shipping_cost'>

/**
 * Finds a checkout's tier among those of the courier given by name or key, or of all couriers if none is given. When couriers share a
 * service code, the price identifies the agreed tier. Throws SHIPPING_CHANGED (400) for an unknown courier or tier, or an outdated or
 * invented cost.
 */
export function chosenTier<Tier extends { service: string; tariff: number }>(
  couriers: Readonly<Record<string, readonly Tier[]>>,
  { shipping_courier: named, shipping_service_name: code, shipping_cost: cost }: Named,
): Tier & { courier: string } {
  const { chooseShipping, shippingChanged } = messages().answers.checkout
  const offered = Object.entries(couriers)
    .filter(([key]) => !named || named === key || named === courierName(key))
    .flatMap(([courier, tiers]) => tiers.map((tier) => ({ ...tier, courier })))
    .filter(({ service }) => service === code)
  if (offered.length === 0) throw badRequest('SHIPPING_CHANGED', chooseShipping)
  const tier = offered.find(({ tariff }) => tariff === cost)
  if (!tier) throw badRequest('SHIPPING_CHANGED', shippingChanged)
  return tier
}
