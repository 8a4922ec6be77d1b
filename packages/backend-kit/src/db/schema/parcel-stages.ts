/** Parcel stages, independent of the courier's own status codes. */
export const parcelStages = [
  'booked',
  'courierFound',
  'collecting',
  'pickedUp',
  'onItsWay',
  'held',
  'delivered',
  'returning',
  'returned',
  'lost',
  'failed',
  'unknown',
] as const

export type ParcelStage = (typeof parcelStages)[number]
