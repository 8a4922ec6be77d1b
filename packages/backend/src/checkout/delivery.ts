import { pinColumns, pinOf } from '@etalase/backend-kit/account/address-pin.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { chosenTier, courierName } from '@etalase/backend-kit/shipping/chosen-tier.ts'
import type { Shipping } from '@etalase/backend-kit/shipping/shipping.ts'
import type { Parcel } from '@etalase/backend-kit/shipping/tariffs.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { type Sender, tariffsFrom } from '#checkout/cart-tariffs.ts'
import {
  type CheckoutInput,
  type DeliveryAddress,
  deliveryAddress,
} from '#checkout/delivery-address.ts'

/** The delivery columns of an order; a pickup has only the cost and the notes. */
export interface Delivery extends Partial<DeliveryAddress> {
  courier?: string | null
  serviceCode?: string
  serviceDescription?: string
  etd?: string
  shippingNotes: string | null
  shippingCost: Rupiah
  /** Whether the courier collects cash for the shop. */
  takesCash: boolean
}

interface Sent {
  input: CheckoutInput
  customer: Customer | null
  showroom: Sender
  parcel: Parcel
  /** What the lines cost. */
  subtotal: Rupiah
  /** What was offered: no other system is asked while stock is locked. */
  tariffs: Shipping['offered']
}

/**
 * The delivery of a checkout, by the tier of the courier that it names. Throws SHIPPING_CHANGED when there is no such
 * courier or tier, or the browser's shipping cost is outdated or invented.
 */
export async function deliveryOf(
  db: Database,
  { input, customer, showroom, ...sent }: Sent,
): Promise<Delivery> {
  const shippingNotes = input.shipping_notes || null
  if (input.shipping_type === 'PICKUP_ON_STORE') {
    return { shippingNotes, shippingCost: rupiah(0), takesCash: false }
  }
  const address = await deliveryAddress(db, input, customer)
  const target = { subdistrictId: address.subdistrictId, pin: pinOf(address) }
  const tariffs = await tariffsFrom(db, showroom, target, sent)
  const tier = chosenTier(tariffs, input)
  return {
    ...address,
    // Nobody else needs to know the very place.
    ...(tier.needs_pin ? {} : pinColumns(null)),
    courier: courierName(tier.courier),
    serviceCode: tier.service,
    serviceDescription: tier.description,
    etd: tier.etd,
    shippingNotes,
    shippingCost: tier.tariff,
    takesCash: tier.takes_cash === true,
  }
}
