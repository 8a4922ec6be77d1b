import { fulfillmentsOf, type MedusaOrder } from './medusa-order'

/** Returns what Medusa knows of an order's parcels, oldest first: when they were handed to the courier, and when they arrived. */
export function parcelEvents(order: MedusaOrder) {
  const events = fulfillmentsOf(order).flatMap(({ shipped_at, delivered_at }) => [
    { stage: 'pickedUp', at: shipped_at },
    { stage: 'delivered', at: delivered_at },
  ])
  return events
    .flatMap(({ stage, at }) => (at ? [{ stage, at: new Date(at).toISOString() }] : []))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
