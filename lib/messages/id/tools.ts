import type {
  buyToolMessages as EnglishBuy,
  cartToolsMessages as EnglishCart,
  checkoutToolsMessages as EnglishCheckout,
  listToolsMessages as EnglishList,
  serviceToolsMessages as EnglishService,
} from '#lib/messages/en/tools.ts'

/** Tool descriptions of forms for agents in browsers (docs/agents.md). Short, since pages include them. */

/** On lists of products. */
export const listToolsMessages: typeof EnglishList = {
  filter: 'Menyaring daftar ini. Yang dikosongkan tidak membatasi.',
  sizes: (codes) => `Kode ukuran dengan koma${codes && `, dari ${codes}`}`,
  colors: (codes) => `Kode warna dengan koma${codes && `, dari ${codes}`}`,
  priceMin: 'Harga terendah dalam rupiah',
  priceMax: 'Harga tertinggi dalam rupiah',
  available: '1: hanya yang tersedia',
}

/** Answers to an add. */
export const buyToolMessages: typeof EnglishBuy = {
  /** Found in the cart after a lost answer. */
  found: 'Sudah ada di keranjang.',
  repeated: (message) =>
    `Panggilan ini baru saja dilakukan, dan tidak ada yang ditambahkan lagi: ${message}`,
  notKnown:
    'Koneksi terputus. Belum diketahui apakah sudah ditambahkan: panggil lagi, tidak akan ditambahkan dua kali.',
  notAdded: 'Koneksi terputus, dan tidak ada yang ditambahkan. Silakan coba lagi.',
}

/** In the cart. */
export const cartToolsMessages: typeof EnglishCart = {
  setQuantity: 'Mengatur jumlah satu baris keranjang; 0 menghapus barisnya.',
  line: 'Baris keranjang: id produk dan kode ukuran',
  qty: 'Jumlah, mulai dari 0',
  deliveryCost: 'Memberi tahu biaya pengiriman keranjang ini.',
  place: 'Kecamatan dan kota, atau kode pos',
  checkout: 'Memulai checkout. Langkah terakhirnya, pembayaran, dilakukan pembeli sendiri.',
  quantitySet: (item, qty) => `${item}: ${qty} di keranjang.`,
  quantityOnly: (item, qty, wanted) => `${item}: ${qty} di keranjang, bukan ${wanted}.`,
  unknownPlace: (place) => `Kami tidak menemukan kecamatan untuk “${place}”.`,
  placesUnknown: 'Tempat tidak dapat dicari di sini. Checkout menunjukkan biaya pengiriman.',
  costs: (place, shop, offers) => `Ke ${place}, dari ${shop}: ${offers}.`,
}

/** In the checkout by plain forms, up to its summary. */
export const checkoutToolsMessages: typeof EnglishCheckout = {
  shippingType: 'Memilih pengiriman atau ambil di toko.',
  address:
    'Mengisi alamat pengiriman. Panggil lagi untuk setiap daftar: provinsi, kota, kecamatan.',
  savedAddress: 'Memilih salah satu alamat pengiriman yang tersimpan.',
  shop: 'Memilih toko yang mengirim pesanan, atau toko tempat pengambilan.',
  shopId: 'Toko',
  method: 'Memilih layanan kurir.',
  promo: 'Memakai kode promo.',
}

/** On the pages of stores, orders and sold-out sizes. */
export const serviceToolsMessages: typeof EnglishService = {
  lookUpOrder: 'Membuka pesanan dengan nomor dan alamat emailnya.',
  stockAlert: 'Meminta satu email saat ukuran yang habis tersedia lagi.',
}
