import type { ChosenMethod, ChosenShop } from '#lib/checkout/state.ts'
import type { ShippingOption } from '#lib/contract/checkout.ts'
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
  service,
  description,
  tariff,
  etd,
}: ShippingOption): ChosenMethod => ({
  code: service,
  description,
  cost: tariff,
  etd,
})
