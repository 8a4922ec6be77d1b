import type { Buyer } from '@etalase/conformance/black-box/buyer.ts'
import type { Shelf } from '@etalase/conformance/black-box/shelf.ts'
import { destination } from '@etalase/testkit/destination.ts'

/** Returns the couriers' tiers for a buyer's cart. */
export async function tiersFor({ client }: Buyer, { showroomId: showroom_id }: Shelf) {
  const { subdistrict_id } = destination
  const { couriers } = await client.request('POST checkout-shipping', {
    showroom_id,
    subdistrict_id,
  })
  return Object.entries(couriers).flatMap(([courier, offers]) =>
    offers.map((tier) => ({ courier, ...tier })),
  )
}

type Tier = Awaited<ReturnType<typeof tiersFor>>[number]

/** Returns the order fields that name a tier. */
export const serviceOf = (tier: Tier | undefined) => ({
  shipping_courier: tier?.courier,
  shipping_service_name: tier?.service,
})
