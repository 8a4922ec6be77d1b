import type { MedusaContainer } from '@medusajs/framework/types'
import { Refusal } from '../refusal'
import { readShopSettings } from '../shop-settings'
import { shippingOptionsOf, tariffsOf } from '../tariffs'
import { isFreeDelivery } from './free-delivery'
import type { OrderInput } from './order-input'

/** The delivery of an order: a shipping option of its store, and the contract's description. */
export interface Delivery {
  optionId: string
  /** Name of the shipping option. */
  name: string
  cost: number
  shipping: Record<string, unknown> | null
  /** Whether the courier collects cash for the shop. */
  takesCash: boolean
}

const changed = () => new Refusal('SHIPPING_CHANGED')

async function pickup(scope: MedusaContainer, locationId: string): Promise<Delivery> {
  const options = await shippingOptionsOf(scope, locationId)
  const option = options.find(({ isPickup }) => isPickup)
  if (!option) throw changed()
  return { optionId: option.id, name: option.name, cost: 0, shipping: null, takesCash: false }
}

/** Whether a delivery is free because of the lines' subtotal. */
async function isFree(
  scope: MedusaContainer,
  offered: Omit<Parameters<typeof isFreeDelivery>[0], 'freeFrom'>,
) {
  const { free_shipping_from: freeFrom } = await readShopSettings(scope)
  return isFreeDelivery({ ...offered, freeFrom })
}

/**
 * Returns the delivery of an order with this subtotal, in whole rupiah. Throws SHIPPING_CHANGED when the store doesn't offer the service,
 * or its price differs.
 */
export async function deliveryOf(
  scope: MedusaContainer,
  input: OrderInput,
  subtotal: number,
): Promise<Delivery> {
  const { location_id, shipping, address, lines } = input
  if (input.shipping_type === 'PICKUP_ON_STORE') return pickup(scope, location_id)
  if (!shipping || !address) throw changed()
  const [couriers, options] = await Promise.all([
    tariffsOf(scope, { location_id, subdistrict_id: address.metadata.subdistrict_id, lines }),
    shippingOptionsOf(scope, location_id),
  ])
  const { courier, service, cost } = shipping
  const offer = couriers[courier]?.find((each) => each.service === service)
  const option = options.find(
    ({ isPickup, data }) => !isPickup && data?.courier === courier && data.service === service,
  )
  if (!offer || !option) throw changed()
  const { tariff } = offer
  const isAgreed =
    tariff === cost || (cost === 0 && (await isFree(scope, { tariff, couriers, subtotal })))
  if (!isAgreed) throw changed()
  const { description, etd } = offer
  return {
    optionId: option.id,
    name: option.name,
    cost,
    shipping: { courier, service, description, etd },
    takesCash: offer.takes_cash,
  }
}
