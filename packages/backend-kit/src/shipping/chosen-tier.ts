import { brand } from '@etalase/brand/company.ts'
import type { CheckoutTrx } from '@etalase/contract/checkout.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries(brand.couriers))

/** The name of a courier for shoppers, by its key in the API; the key itself without one. */
export const courierName = (key: string): string => names.get(key) ?? key

type Named = Pick<CheckoutTrx, 'shipping_courier' | 'shipping_service_name' | 'shipping_cost'>

/**
 * The tier of a checkout among those of the courier that it names by its name or key, or of all couriers where it names none.
 * Couriers may have services of the same code: then the price tells which one was agreed on. Throws SHIPPING_CHANGED (400) when there is
 * no such courier or tier, or the cost is outdated or invented.
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
