interface Offered {
  /** Price of the service, in whole rupiah. */
  tariff: number
  /** All services of all couriers for the parcel. */
  couriers: Readonly<Record<string, readonly { tariff: number }[]>>
  /** Subtotal of the lines. */
  subtotal: number
  /** Subtotal from which the cheapest delivery is free; null where delivery always costs. */
  freeFrom: number | null
}

/**
 * Whether a service is the cheapest for a parcel, and free because of the subtotal. Of equally cheap services, each may be the free one.
 */
export function isFreeDelivery({ tariff, couriers, subtotal, freeFrom }: Offered): boolean {
  if (freeFrom === null || subtotal < freeFrom) return false
  const tariffs = Object.values(couriers).flatMap((offers) => offers.map((offer) => offer.tariff))
  return tariff === Math.min(...tariffs)
}
