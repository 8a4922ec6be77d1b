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

/** Delivery columns of an order. A pickup has only cost and notes. */
export interface Delivery extends Partial<DeliveryAddress> {
  courier?: string | null
  serviceCode?: string
  serviceDescription?: string
  etd?: string
  shippingNotes: string | null
  shippingCost: Rupiah
  /** Whether the courier collects cash on delivery for the shop. */
  takesCash: boolean
}

interface Sent {
  input: CheckoutInput
  customer: Customer | null
  showroom: Sender
  parcel: Parcel
  /** Total of the lines, in whole rupiah. */
  subtotal: Rupiah
  /** The earlier offer, so that no external call is made while stock is locked. */
  tariffs: Shipping['offered']
}

/**
 * Returns the delivery of a checkout, by the courier tier that it names. Throws SHIPPING_CHANGED for an unknown courier
 * or tier, and when the browser's shipping cost is outdated or forged.
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
    // Stored only for couriers that need it, for privacy.
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
