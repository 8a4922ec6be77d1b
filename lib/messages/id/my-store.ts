import type { myStore as English } from '#lib/messages/en/my-store.ts'

/** The store that a shopper has chosen in this browser. */
export const myStore: typeof English = {
  mine: 'Toko saya',
  makeMine: 'Jadikan toko saya',
  make: (store: string) => `Jadikan toko saya: ${store}`,
  none: 'Pilih toko Anda: toko itu tampil pertama pada stok dan pengambilan.',
  is: (store: string) => `Toko saya: ${store}`,
  has: (store: string) => `Tersedia di toko saya, ${store}.`,
  hasNot: (store: string) => `Saat ini tidak ada di toko saya, ${store}.`,
  notHere: (store: string) => `Saat ini tidak ada satu pun barang ini di toko saya, ${store}.`,
  becomes: 'Toko yang Anda pilih diingat di peramban ini sebagai toko Anda.',
}
