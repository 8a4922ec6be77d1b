import type { llms as English } from '#lib/messages/en/llms.ts'

/** The page for language models. */
export const llms: typeof English = {
  about:
    'Harga dalam rupiah (IDR) tanpa desimal. Pesanan dikirim ke seluruh Indonesia dari toko terdekat, atau disimpan di toko untuk diambil; pembayaran dilakukan online.',
  lists: 'Daftar produk',
  search: 'Pencarian',
  searchText: (address: string) =>
    `Tambahkan kata, dalam bahasa Indonesia atau Inggris, di akhir ${address} (misalnya jenis busana, warna, dan ukuran).`,
  data: 'Data',
  googleFeed:
    'semua produk dan ukuran dengan harga dan ketersediaan, dalam format Google Merchant Center',
  tsvFeed: 'isi yang sama, dipisahkan dengan tab',
  inventoryFeed: 'toko mana yang memiliki ukuran mana',
  sitemap: 'semua halaman',
  cartLink: (address: string) =>
    `${address} menampilkan apa yang akan ditambahkan (produk, kode ukuran, dan jumlah), dan bertanya kepada pembeli sebelum ada yang masuk ke keranjang.`,
  cart: 'Mengisi keranjang',
  service: 'Layanan dan ketentuan',
}
