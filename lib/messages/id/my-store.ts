import type { myStoreMessages as English } from '#lib/messages/en/my-store.ts'

/** The store chosen in this browser. */
export const myStoreMessages: typeof English = {
  mine: 'Toko saya',
  makeMine: 'Jadikan toko saya',
  make: (store: string) => `Jadikan toko saya: ${store}`,
  none: 'Pilih toko Anda untuk melihat stok dan waktu pengambilannya lebih dahulu.',
  is: (store: string) => `Toko saya: ${store}`,
  has: (store: string) => `Tersedia di toko Anda, ${store}.`,
  hasNot: (store: string) => `Saat ini tidak tersedia di toko Anda, ${store}.`,
  notHere: (store: string) => `Saat ini tidak satu pun barang ini tersedia di toko Anda, ${store}.`,
  becomes: 'Toko yang Anda pilih diingat di peramban ini sebagai toko Anda.',
}
