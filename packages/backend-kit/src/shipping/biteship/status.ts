import type { ParcelStage } from '#db/schema/parcel-stages.ts'

/** Stages by status (docs/couriers.md has the sources). */
const stages: ReadonlyMap<string, ParcelStage> = new Map([
  ['confirmed', 'booked'],
  ['scheduled', 'booked'],
  ['allocated', 'courierFound'],
  ['picking_up', 'collecting'],
  ['picked', 'pickedUp'],
  ['dropping_off', 'onItsWay'],
  ['on_hold', 'held'],
  ['delivered', 'delivered'],
  ['return_in_transit', 'returning'],
  ['returned', 'returned'],
  ['disposed', 'lost'],
  ['cancelled', 'failed'],
  ['rejected', 'failed'],
  ['courier_not_found', 'failed'],
])

/** Returns a status's stage; public code also writes 'pickingUp' for 'picking_up'. */
export const stageOf = (status: string): ParcelStage =>
  stages.get(status.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) ?? 'unknown'
