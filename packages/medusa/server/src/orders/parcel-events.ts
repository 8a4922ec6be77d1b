import { fulfillmentsOf, type MedusaOrder } from './medusa-order'

/** What Medusa knows of the parcels of an order: when they were handed to the courier, and when they arrived, the first at the beginning. */
export function parcelEvents(order: MedusaOrder) {
  const events = fulfillmentsOf(order).flatMap(({ shipped_at, delivered_at }) => [
    { stage: 'pickedUp', at: shipped_at },
    { stage: 'delivered', at: delivered_at },
  ])
  return events
    .flatMap(({ stage, at }) => (at ? [{ stage, at: new Date(at).toISOString() }] : []))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
