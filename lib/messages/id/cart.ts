import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import type {
  cartMessages as EnglishCart,
  cartLinkMessages as EnglishCartLink,
} from '#lib/messages/en/cart.ts'
import { formatRupiah } from '#lib/messages/formats.ts'

const size = ({ size_name: name }: NamedSize) => `Ukuran ${name}`

/** Cart and cart drawer. */
export const cartMessages: typeof EnglishCart = {
  /** For a browser that can't resend the first form of a new cart by itself. */
  firstPress: {
    title: 'Satu langkah lagi',
    text: 'Peramban Anda belum punya keranjang. Tekan Lanjutkan untuk memulainya.',
  },
  title: 'Keranjang Saya',
  items: 'Barang',
  drawerTitle: 'Keranjang',
  emptyDrawer: 'Keranjang Anda kosong',
  empty: 'Keranjang Anda kosong',
  emptyText: 'Lihat lebih banyak koleksi kami',
  continueShopping: 'Lanjut Belanja',
  subtotal: 'Subtotal',
  total: 'Total',
  bundleMissing: (pieces: number) => `kurang ${pieces} lagi`,
  bundleWhole: 'semua ada di keranjang',
  deliveryCost: 'Berapa ongkos kirimnya?',
  sentFrom: (shop: string, courier: string) => `Dikirim dari ${shop} dengan ${courier}`,
  noDelivery: 'Saat ini barang ini tidak dapat dikirim. Anda tetap dapat mengambilnya di toko.',
  noCourier: 'Toko terdekat kami belum dapat mengirim ke wilayah ini.',
  excludesShipping: 'Harga belum termasuk ongkos kirim.',
  tariff: (cost: Rupiah) => (cost === 0 ? 'Gratis' : formatRupiah(cost)),
  freeShipping: (from: string) => `Gratis ongkir mulai ${from}`,
  untilFreeShipping: (missing: string) => `Belanja ${missing} lagi, dan pengiriman termurah gratis`,
  hasFreeShipping: 'Pengiriman termurah gratis untuk pesanan ini.',
  goToCart: 'Lihat Keranjang',
  checkout: 'Checkout',
  signInToPurchase: 'Masuk untuk Membeli',
  checkoutAsGuest: 'Checkout sebagai Tamu',
  size,
  sized: (product: string, sized: NamedSize) => `${product}, ${size(sized)}`,
  product: 'Produk',
  price: 'Harga',
  quantity: 'Jumlah',
  decrease: (item: string) => `Kurangi jumlah ${item}`,
  increase: (item: string) => `Tambah jumlah ${item}`,
  remove: 'Hapus',
  removeItem: (item: string) => `Hapus ${item}`,
  confirmRemove: 'Yakin ingin menghapus?',
  yesRemove: 'Ya, hapus',
  keep: 'Tetap simpan',
  close: 'Tutup',
  loading: 'Memuat keranjang Anda',
  failed: 'Keranjang Anda tidak dapat dimuat.',
  priceChanged: (before: string, now: string) => `Harga berubah dari ${before} menjadi ${now}.`,
  notAdded: 'Barang ini tidak dapat ditambahkan ke keranjang.',
  failedOutOfStock: 'Stok ukuran ini tidak cukup.',
  soldOut: 'Habis. Silakan hapus untuk melanjutkan.',
  onlyLeft: (pieces: number) => `Hanya tersisa ${pieces}. Silakan kurangi jumlahnya.`,
}

/** The page that asks before a link fills the cart. */
export const cartLinkMessages: typeof EnglishCartLink = {
  title: 'Tambah ke keranjang Anda?',
  question:
    'Tautan ini menambahkan barang berikut ke keranjang. Tidak ada yang ditambahkan sebelum Anda setuju.',
  nothing: 'Tidak ada barang pada tautan ini yang dapat ditambahkan ke keranjang.',
  pieces: (count: number) => `${count} buah`,
  onlyLeft: (left: number, wanted: number) => `Hanya tersisa ${left} dari ${wanted} buah.`,
  add: (pieces: number) => `Tambah ${pieces} buah ke keranjang`,
  decline: 'Tidak, lihat-lihat dulu',
  notOffered: 'Barang ini tidak dapat ditambahkan',
  unknownProduct: 'Satu barang',
  reasons: {
    gone: 'tidak dijual lagi.',
    unknownSize: 'tidak tersedia dalam ukuran ini.',
    soldOut: 'habis.',
  },
  unreadable: (parts: string) => `Bagian tautan ini tidak dapat kami baca: ${parts}`,
  tooLong: (lines: number) =>
    `Satu tautan dapat menambahkan paling banyak ${lines} produk. Selebihnya tidak disertakan.`,
  added: (items: number) => `${items} produk ditambahkan ke keranjang.`,
  addedSome: (added: number, all: number) =>
    `${added} dari ${all} produk ditambahkan ke keranjang. Silakan periksa sisanya.`,
}
