import { tariffsFrom } from '#backend/checkout/cart-tariffs.ts'
import {
  type CheckoutInput,
  type DeliveryAddress,
  deliveryAddress,
} from '#backend/checkout/delivery-address.ts'
import type { Database } from '#backend/db/connection.ts'
import type { Customer } from '#backend/http/customer.ts'
import { badRequest } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import type { Tariff } from '#backend/shipping/courier.ts'
import type { Parcel } from '#backend/shipping/tariffs.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'

/** The delivery columns of an order; a pickup has only the cost and the notes. */
export interface Delivery extends Partial<DeliveryAddress> {
  courier?: string | null
  serviceCode?: string
  serviceDescription?: string
  etd?: string
  shippingNotes: string | null
  shippingCost: Rupiah
}

/** Couriers may have services of the same code: the price tells which one was agreed on. */
function chosenTier(tariffs: readonly Tariff[], input: CheckoutInput): Tariff {
  const offered = tariffs.filter(({ service }) => service === input.shipping_service_name)
  if (offered.length === 0)
    throw badRequest('SHIPPING_CHANGED', messages().answers.checkout.chooseShipping)
  const tier = offered.find(({ tariff }) => tariff === input.shipping_cost)
  if (tier) return tier
  throw badRequest('SHIPPING_CHANGED', messages().answers.checkout.shippingChanged)
}

interface Sent {
  input: CheckoutInput
  customer: Customer | null
  parcel: Parcel
  /** What the lines cost. */
  subtotal: Rupiah
}

/**
 * The delivery of a checkout, priced by the courier's tariff. Throws SHIPPING_CHANGED when the
 * browser's shipping cost is outdated or invented.
 */
export async function deliveryOf(
  db: Database,
  { input, customer, ...sent }: Sent,
): Promise<Delivery> {
  const shippingNotes = input.shipping_notes || null
  if (input.shipping_type === 'PICKUP_ON_STORE') return { shippingNotes, shippingCost: rupiah(0) }
  const address = await deliveryAddress(db, input, customer)
  const tariffs = await tariffsFrom(db, input.showroom_id, address.subdistrictId, sent)
  const tier = chosenTier(Object.values(tariffs).flat(), input)
  return {
    ...address,
    courier: input.shipping_courier ?? null,
    serviceCode: tier.service,
    serviceDescription: tier.description,
    etd: tier.etd,
    shippingNotes,
    shippingCost: tier.tariff,
  }
}
