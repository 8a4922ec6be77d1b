import { collectionTexts } from '#brand/texts/id/collections.ts'
import type {
  collectionsMessages as EnglishCollections,
  llmsMessages as EnglishLlms,
  seoMessages as EnglishSeo,
} from '#lib/messages/en/seo.ts'

/** Collections for popular searches. */
export const collectionsMessages: typeof EnglishCollections = {
  title: 'Pencarian populer',
  all: (count: number) => `Lihat semua ${count} barang`,
  pages: collectionTexts,
}

/** The page for language models. */
export const llmsMessages: typeof EnglishLlms = {
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
  markdown: 'Teks biasa',
  markdownText: (address) =>
    `Produk, daftar, toko, dan bantuan juga ada dalam Markdown: tambahkan .md pada alamatnya, seperti ${address}, atau kirim Accept: text/markdown.`,
  page: 'Halamannya di toko',
  /** For platforms that fill a cart for a shopper. */
  payInShop: 'Pembeli memilih pengiriman dan membayar di toko, di continue_url.',
}

/** Descriptions for search engines and shared links. */
export const seoMessages: typeof EnglishSeo = {
  inCategory: (name: string, category: string) => `${name}, ${category}`,
  page: (title: string, page: number) => `${title}, halaman ${page}`,
  listDescription: (title: string, count: number, brand: string) =>
    `${title}: ${count} barang di ${brand}, dikirim dari toko terdekat atau disimpan untuk Anda ambil di toko dekat Anda.`,
  productDescription: (name: string, price: string, brand: string) =>
    `${name} seharga ${price} di ${brand}.`,
}
