import { clearedShipping } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'
import type { GuestAddress } from '#lib/rules/guest-address.ts'

/** Where a parcel would go; ids are null until chosen. */
export type DeliveryArea = Pick<GuestAddress, 'provinceId' | 'cityId' | 'subdistrictId'>

/** The area that the checkout of this browser knows so far. */
export function restoreDeliveryArea(isCustomer: boolean): DeliveryArea {
  const { provinceId, cityId, subdistrictId } = restoreCheckout(isCustomer).address
  return { provinceId, cityId, subdistrictId }
}

/** Lets the checkout of this browser begin with an area; what else was typed there stays, a delivery under way is chosen anew. */
export function saveDeliveryArea(isCustomer: boolean, area: DeliveryArea): void {
  const checkout = restoreCheckout(isCustomer)
  const isUnderWay = checkout.shippingType === 'ONLINE_DELIVERY' && !isCustomer
  saveCheckout({
    ...checkout,
    ...(isUnderWay ? clearedShipping : {}),
    address: { ...checkout.address, ...area },
  })
}
