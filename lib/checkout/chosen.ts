import type { ChosenMethod, ChosenShop } from '#lib/checkout/state.ts'
import type { CourierOption } from '#lib/config/couriers.ts'
import type { Showroom } from '#lib/contract/store.ts'

/** A shop as the checkout stores it. */
export const chosenShop = ({
  id,
  showroom_name,
  address1,
  address2,
  address3,
}: Showroom): ChosenShop => ({
  id,
  name: showroom_name,
  addressLines: [address1, address2, address3].filter(Boolean),
})

/** A courier's tier as the checkout stores it. */
export const chosenMethod = ({
  courier,
  service,
  description,
  tariff,
  etd,
}: CourierOption): ChosenMethod => ({
  courier,
  code: service,
  description,
  cost: tariff,
  etd,
})

/** Whether two are the same tier of the same courier, at whatever cost. */
export const isSameMethod = (a: ChosenMethod, b: ChosenMethod): boolean =>
  a.code === b.code && a.courier === b.courier

/** Whether a tier is the one that the checkout has stored, at whatever cost. */
export const isMethod = (option: CourierOption, method: ChosenMethod): boolean =>
  isSameMethod(chosenMethod(option), method)
