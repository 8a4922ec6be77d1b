import { clearedShipping } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import { type AreaLevel, areaLevels, type GuestAddress } from '#lib/rules/forms.ts'
import { formatPhone } from '#lib/rules/phone.ts'

/** A saved address as lines of text: name, phone, street, place. */
export const addressLines = (saved: UserAddress): string[] => [
  saved.recipient_name,
  formatPhone(saved.recipient_phone),
  saved.address_street,
  [
    saved.subdistrict.subdistrict_name,
    `${saved.city.type} ${saved.city.city_name}`,
    `${saved.province.province_name} ${saved.recipient_zip}`,
  ].join(', '),
]

/** The area of a delivery; ids are null until chosen. */
export type DeliveryArea = Pick<GuestAddress, 'provinceId' | 'cityId' | 'subdistrictId'>

/** The level of an area to choose next; the last one when all are chosen. */
export const nextLevel = (area: DeliveryArea): AreaLevel =>
  areaLevels.find((level) => area[level] === null) ?? 'subdistrictId'

/** The delivery area of the stored checkout. */
export function restoreDeliveryArea(isCustomer: boolean): DeliveryArea {
  const { provinceId, cityId, subdistrictId } = restoreCheckout(isCustomer).address
  return { provinceId, cityId, subdistrictId }
}

/** Stores a delivery area in the checkout. Other typed values stay; a hub and method that a guest has chosen are cleared. */
export function saveDeliveryArea(area: DeliveryArea, isCustomer?: boolean): void {
  const checkout = restoreCheckout(isCustomer)
  const hasChosenDelivery = checkout.shippingType === 'ONLINE_DELIVERY' && !checkout.isCustomer
  saveCheckout({
    ...checkout,
    ...(hasChosenDelivery ? clearedShipping : {}),
    address: { ...checkout.address, ...area },
  })
}
