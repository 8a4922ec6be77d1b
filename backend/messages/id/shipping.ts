import type { shipping as english } from '#backend/messages/en/shipping.ts'

/** The courier's words, in Indonesian. */
export const shipping: typeof english = {
  services: {
    UDRSDS: 'Tiba hari ini',
    UDRONS: 'Satu hari',
    UDRREG: 'Reguler, satu sampai dua hari',
    DRGREG: 'Kargo',
  },
  events: {
    pickedUp: 'Diambil kurir',
    sorted: 'Berangkat dari pusat sortir',
    arrived: 'Tiba di kota tujuan',
    outForDelivery: 'Sedang diantar',
    delivered: 'Sudah diterima',
  },
}
