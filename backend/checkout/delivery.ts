import type { z } from 'zod'
import type { Database } from '#backend/db/connection.ts'
import { refuse } from '#backend/http/refusal.ts'
import { tariffsFrom } from '#backend/shipping/cart-tariffs.ts'
import type { Parcel } from '#backend/shipping/tariffs.ts'
import type { checkoutEndpoints } from '#lib/contract/checkout.ts'
import { guestAddressProblems } from '#lib/rules/guest-address.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'
import { toE164 } from '#lib/rules/phone.ts'

export type CheckoutInput = z.output<(typeof checkoutEndpoints)['POST checkout-trx']['body']>

/** What an order keeps of how it reaches the shopper. */
export interface Delivery {
  recipientName: string | null
  recipientPhone: string | null
  street: string | null
  subdistrictId: number | null
  addressNotes: string | null
  courier: string | null
  serviceCode: string | null
  serviceDescription: string | null
  etd: string | null
  shippingNotes: string | null
  shippingCost: Rupiah
}

const pickup: Delivery = {
  recipientName: null,
  recipientPhone: null,
  street: null,
  subdistrictId: null,
  addressNotes: null,
  courier: null,
  serviceCode: null,
  serviceDescription: null,
  etd: null,
  shippingNotes: null,
  shippingCost: rupiah(0),
}

function requireAddress(input: CheckoutInput): number {
  const problems = guestAddressProblems({
    recipientName: input.address_recipient_name ?? '',
    recipientPhone: input.address_recipient_phone ?? '',
    street: input.address_street ?? '',
    provinceId: input.province_id ?? null,
    cityId: input.city_id ?? null,
    subdistrictId: input.subdistrict_id ?? null,
    notes: '',
  })
  if (Object.keys(problems).length > 0 || !input.subdistrict_id) {
    throw refuse('ADDRESS_INCOMPLETE', 'Please complete the delivery address.')
  }
  return input.subdistrict_id
}

/**
 * The delivery that a checkout asks for, with the courier's own price: a shipping cost that the
 * browser made up, or that is out of date, is refused.
 */
export async function deliveryOf(
  db: Database,
  input: CheckoutInput,
  parcel: Parcel,
): Promise<Delivery> {
  if (input.shipping_type === 'PICKUP_ON_STORE') return pickup
  const subdistrictId = requireAddress(input)
  const tariffs = await tariffsFrom(db, input.showroom_id, subdistrictId, parcel)
  const tier = tariffs.find((tariff) => tariff.service === input.shipping_service_name)
  if (!tier) throw refuse('SHIPPING_CHANGED', 'Please choose a shipping method.')
  if (tier.tariff !== input.shipping_cost) {
    throw refuse('SHIPPING_CHANGED', 'The shipping cost has changed. Please choose it again.')
  }
  return {
    recipientName: input.address_recipient_name ?? null,
    recipientPhone: toE164(input.address_recipient_phone ?? ''),
    street: input.address_street ?? null,
    subdistrictId,
    addressNotes: input.address_notes || null,
    courier: input.shipping_courier ?? null,
    serviceCode: tier.service,
    serviceDescription: tier.description,
    etd: tier.etd,
    shippingNotes: input.shipping_notes || null,
    shippingCost: tier.tariff,
  }
}
