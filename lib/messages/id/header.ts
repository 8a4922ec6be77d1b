import type { headerMessages as English } from '#lib/messages/en/header.ts'

/** Header, menus and search. */
export const headerMessages: typeof English = {
  /** For agents in browsers (docs/agents.md). */
  searchTool: 'Mencari produk dengan kata-kata, misalnya jenis pakaian, warna, dan ukuran.',
  promotion: 'Promo',
  skip: 'Langsung ke isi',
  backToTop: 'Kembali ke atas',
  menu: 'Menu',
  closeMenu: 'Tutup menu',
  mainNavigation: 'Utama',
  stores: 'TOKO',
  news: 'BERITA',
  sale: 'DISKON',
  saleText: 'Harga turun, selama ukuran masih ada.',
  shopAll: 'Lihat Semua',
  discover: (title: string) => `Jelajahi ${title}`,
  shopSale: (category: string) => `Belanja Diskon ${category}`,
  shopSaleShort: (category: string) => `Diskon ${category}`,
  search: 'Cari',
  openSearch: 'Buka pencarian',
  closeSearch: 'Tutup pencarian',
  searchLabel: 'Cari produk',
  searchHint: 'Batik, linen, syal…',
  cart: (pieces: number | null) => {
    if (pieces === null) return 'Keranjang'
    return pieces === 0 ? 'Keranjang, kosong' : `Keranjang, ${pieces} barang`
  },
  backToCart: 'Kembali ke keranjang',
  home: (brand: string) => `${brand}, beranda`,
}
