/** The courier's words. */
export const shipping = {
  /** Services, by code. */
  services: {
    UDRSDS: 'Same day',
    UDRONS: 'One day',
    UDRREG: 'Regular, one to two days',
    DRGREG: 'Cargo',
  },
  /** What happens to a parcel. */
  events: {
    pickedUp: 'Picked up by courier',
    sorted: 'Left the sorting centre',
    arrived: 'Arrived at the destination city',
    outForDelivery: 'Out for delivery',
    delivered: 'Delivered',
  },
}

/** The code of a service. */
export type Service = keyof (typeof shipping)['services']
