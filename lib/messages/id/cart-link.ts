import type { cartLink as English } from '#lib/messages/en/cart-link.ts'

/** The page that asks before a link puts something into the cart. */
export const cartLink: typeof English = {
  title: 'Tambah ke keranjang Anda?',
  question:
    'Tautan ini akan memasukkan barang berikut ke keranjang. Tidak ada yang ditambahkan sebelum Anda setuju.',
  nothing: 'Tidak ada barang pada tautan ini yang dapat ditambahkan ke keranjang.',
  pieces: (count: number) => `${count} buah`,
  onlyLeft: (left: number, wanted: number) => `Hanya tersisa ${left} dari ${wanted} buah.`,
  add: (pieces: number) => `Tambah ${pieces} buah ke keranjang`,
  decline: 'Tidak, lihat-lihat dulu',
  notOffered: 'Barang ini tidak dapat ditambahkan',
  unknownProduct: 'Satu barang',
  reasons: {
    gone: 'tidak dijual, atau tidak dijual lagi.',
    unknownSize: 'ukuran itu tidak ada.',
    soldOut: 'habis.',
  },
  unreadable: (parts: string) => `Bagian tautan ini tidak dapat kami baca: ${parts}`,
  tooLong: (lines: number) =>
    `Satu tautan dapat menambahkan paling banyak ${lines} barang. Selebihnya tidak disertakan.`,
  added: (items: number) => `${items} barang ditambahkan ke keranjang.`,
  addedSome: (added: number, all: number) =>
    `${added} dari ${all} barang ditambahkan ke keranjang. Selebihnya tidak: silakan periksa kembali.`,
}
