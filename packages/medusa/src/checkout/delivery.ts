import { guestAddress } from '@etalase/backend-kit/account/guest-address.ts'
import { areasById } from '@etalase/backend-kit/area/area-name.ts'
import { badRequest, HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { chosenTier } from '@etalase/backend-kit/shipping/chosen-tier.ts'
import type { orderBody } from '@etalase/contract/checkout.ts'
import type { z } from 'zod'
import { listAddresses } from '#account/engine-address.ts'
import type { Adapter } from '#adapter.ts'
import type { BoughtLine } from '#cart/engine-cart.ts'
import { offeredTariffs, type Tier } from '#checkout/tariffs.ts'
import type { Customer } from '#customer/session.ts'

/** Parsed body of `POST checkout-trx`. */
export type OrderInput = z.output<typeof orderBody>

interface Destination {
  label: string | null
  recipientName: string
  recipientPhone: string | null
  street: string
  zip: string | null
  subdistrictId: number
  notes: string | null
}

async function savedAddress(
  adapter: Adapter,
  customer: Customer,
  id: number,
): Promise<Destination> {
  const saved = (await listAddresses(adapter, customer.id)).find((address) => address.id === id)
  if (!saved) throw notFound(messages().answers.address.gone)
  return saved
}

/** Returns the destination of a delivery: a saved address of the customer, or the guest's typed one (spec §5). */
async function destinationOf(
  adapter: Adapter,
  input: OrderInput,
  customer: Customer | null,
): Promise<Destination> {
  const { chooseFirst, signInFirst } = messages().answers.address
  if (customer && input.user_address_id)
    return savedAddress(adapter, customer, input.user_address_id)
  if (customer) throw badRequest('ADDRESS_INCOMPLETE', chooseFirst)
  if (input.user_address_id) throw new HttpError(401, 'UNAUTHORIZED', signInFirst)
  return guestAddress(adapter.model.db, input)
}

/** Converts an address to the engine's form. */
async function engineAddress({ model: { db } }: Adapter, to: Destination) {
  const area = (await areasById(db, [to.subdistrictId])).get(to.subdistrictId)
  return {
    first_name: to.recipientName,
    phone: to.recipientPhone ?? '',
    address_1: to.street,
    postal_code: to.zip ?? '',
    city: area?.city ?? '',
    province: area?.province ?? '',
    metadata: { subdistrict_id: to.subdistrictId, label: to.label, notes: to.notes },
  }
}

export interface Delivery {
  tier: Tier
  address: Awaited<ReturnType<typeof engineAddress>>
}

/**
 * Returns the delivery of an order, priced by the engine's couriers; null for a pickup. Throws SHIPPING_CHANGED when the browser's cost is
 * outdated or forged, and ADDRESS_INCOMPLETE.
 */
export async function deliveryOf(
  adapter: Adapter,
  input: OrderInput,
  { customer, lines }: { customer: Customer | null; lines: readonly BoughtLine[] },
): Promise<Delivery | null> {
  if (input.shipping_type === 'PICKUP_ON_STORE') return null
  const to = await destinationOf(adapter, input, customer)
  const parcel = { hubId: input.showroom_id, subdistrictId: to.subdistrictId, lines }
  const tier = chosenTier(await offeredTariffs(adapter, parcel), input)
  return { tier, address: await engineAddress(adapter, to) }
}
