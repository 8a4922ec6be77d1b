import { destination } from '@etalase/testkit/destination.ts'

/** A delivery by the regular tier from the hub. */
export const regularDelivery = {
  ...destination,
  showroom_id: 1,
  shipping_service_name: 'UDRREG',
  shipping_cost: 12_000,
}
