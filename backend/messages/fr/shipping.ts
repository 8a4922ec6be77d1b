import type { shipping as english } from '#backend/messages/en/shipping.ts'

/** The courier's words, in French. */
export const shipping: typeof english = {
  services: {
    UDRSDS: 'Le jour même',
    UDRONS: 'Un jour',
    UDRREG: 'Standard, un à deux jours',
    DRGREG: 'Fret',
  },
  events: {
    pickedUp: 'Pris en charge par le transporteur',
    sorted: 'Parti du centre de tri',
    arrived: 'Arrivé dans la ville de destination',
    outForDelivery: 'En cours de livraison',
    delivered: 'Livré',
  },
}
