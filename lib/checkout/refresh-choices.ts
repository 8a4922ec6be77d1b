import type { CheckoutEvent } from '#lib/checkout/machine.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The event that resets a choice which is no longer valid, and what the shopper is told about it. */
interface Refresh {
  event: CheckoutEvent
  notice: string | null
}

const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id)

/** Holds the chosen shop against the shops that can serve the cart now. */
export function refreshShop(
  { shippingType, shop }: Pick<CheckoutState, 'shippingType' | 'shop'>,
  now: Availability,
): Refresh {
  const online = now.available_online ? idsOf(now.available_stores_online) : []
  const pickup = now.available_on_store ? idsOf(now.available_stores) : []
  const event = { type: 'shops-refreshed', online, pickup } as const
  const serving = shippingType === 'PICKUP_ON_STORE' ? pickup : online
  if (shippingType && serving.length === 0)
    return { event, notice: checkoutMessages.shippingTypeGone }
  const isGone = shop !== null && !serving.includes(shop.id)
  return { event, notice: isGone ? checkoutMessages.shopGone(shop.name) : null }
}

/** Holds the chosen address against the customer's saved addresses. */
export function refreshAddress(
  { savedAddressId }: Pick<CheckoutState, 'savedAddressId'>,
  addresses: readonly UserAddress[],
): Refresh {
  const ids = idsOf(addresses)
  const isGone = savedAddressId !== null && !ids.includes(savedAddressId)
  const event = { type: 'addresses-refreshed', ids } as const
  return { event, notice: isGone ? checkoutMessages.chooseAddress : null }
}
