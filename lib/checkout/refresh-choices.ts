import { chosenMethod, isMethod } from '#lib/checkout/chosen.ts'
import {
  type Move,
  refreshAddresses,
  refreshMethods,
  refreshShops,
  servingBy,
} from '#lib/checkout/moves.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { CourierOption } from '#lib/config/couriers.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The move that resets a choice which is no longer valid, and what the shopper is told about it. */
export interface Refresh {
  move: Move
  notice: string | null
}

const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id)

/** Holds the chosen shop against the shops that can serve the cart now. */
export function refreshShop(
  choice: Pick<CheckoutState, 'shippingType' | 'shop'>,
  now: Availability,
): Refresh {
  const { shippingType, shop } = choice
  const shops = {
    online: now.available_online ? idsOf(now.available_stores_online) : [],
    pickup: now.available_on_store ? idsOf(now.available_stores) : [],
  }
  const move = refreshShops(shops)
  const serving = servingBy(choice, shops)
  if (shippingType && serving.length === 0)
    return { move, notice: checkoutMessages.shippingTypeGone }
  const isGone = shop !== null && !serving.includes(shop.id)
  return { move, notice: isGone ? checkoutMessages.shopGone(shop.name) : null }
}

/** Holds the chosen address against the customer's saved addresses. */
export function refreshAddress(
  { savedAddressId }: Pick<CheckoutState, 'savedAddressId'>,
  addresses: readonly UserAddress[],
): Refresh {
  const ids = idsOf(addresses)
  const isGone = savedAddressId !== null && !ids.includes(savedAddressId)
  return { move: refreshAddresses(ids), notice: isGone ? checkoutMessages.chooseAddress : null }
}

/** Holds the chosen method against the current tiers; null while its cost is the same. */
export function refreshMethod(
  { method }: Pick<CheckoutState, 'method'>,
  tiers: readonly CourierOption[],
): (Refresh & { isGone: boolean; notice: string }) | null {
  if (!method) return null
  const now = tiers.find((tier) => isMethod(tier, method))
  if (now?.tariff === method.cost) return null
  const notice = now
    ? checkoutMessages.costChanged(formatRupiah(method.cost), formatRupiah(now.tariff))
    : checkoutMessages.methodGone
  return { move: refreshMethods(tiers.map(chosenMethod)), notice, isGone: !now }
}
