import type { Sort } from '@etalase/contract/rules/constants.ts'
import type {
  filterMessages as EnglishFilter,
  listMessages as EnglishList,
} from '#lib/messages/en/list.ts'

const sorts: Record<Sort, string> = {
  NEWEST: 'Terbaru',
  PRICE_DESC: 'Harga: Tertinggi',
  PRICE_ASC: 'Harga: Terendah',
}

/** Product lists. */
export const listMessages: typeof EnglishList = {
  /** For agents in browsers (docs/agents.md). */
  sortTool: 'Mengurutkan daftar ini dengan cara lain.',
  everything: 'Semua produk',
  everythingText: 'Lima merek Indonesia, satu lemari.',
  sale: 'Diskon',
  saleText: 'Busana pilihan dengan harga lebih hemat, selama persediaan ada.',
  searchTitle: (search: string) => `Hasil untuk “${search}”`,
  within: (found: string, place: string) => `${found} di ${place}`,
  onSale: (found: string) => `${found}, sedang diskon`,
  saleOf: (place: string) => `Diskon ${place}`,
  ofBrand: (brand: string, place: string) => `${brand}, ${place}`,
  found: (count: number) => `${count} barang ditemukan`,
  sortBy: 'Urutkan',
  apply: 'Terapkan',
  sorts,
  categories: 'Kategori',
  all: 'Semua',
  filter: 'Filter',
  loadMore: 'Tampilkan lagi',
  loading: 'Memuat…',
  end: 'Semua produk sudah ditampilkan',
  products: 'Produk',
  empty: 'Segera hadir!',
  emptyLink: 'Lanjut belanja',
  failed: 'Produk tidak dapat dimuat.',
  categoriesFailed: 'Kategori tidak dapat dimuat.',
  previousPage: 'Tampilkan sebelumnya',
}

/** The filters of a product list. */
export const filterMessages: typeof EnglishFilter = {
  open: 'Filter',
  openWith: (chosen: number) => `Filter (${chosen})`,
  title: 'Filter',
  close: 'Tutup filter',
  available: 'Hanya yang tersedia',
  size: 'Ukuran',
  color: 'Warna',
  label: 'Merek',
  price: 'Harga',
  priceFrom: 'Dari (Rp)',
  priceTo: 'Sampai (Rp)',
  priceUnread: 'Harga ini tidak dapat dibaca. Tulis misalnya 150.000 atau 150rb.',
  searchTooLong: (limit: number) =>
    `Pencarian ini terlalu panjang: ini hasil untuk ${limit} karakter pertamanya.`,
  applyPrice: 'Terapkan harga',
  items: () => 'barang',
  chosen: 'Filter terpilih',
  sizeOf: (name: string) => `Ukuran ${name}`,
  priceBetween: (min: string, max: string) => `${min} sampai ${max}`,
  priceFromOn: (min: string) => `Mulai ${min}`,
  priceUpTo: (max: string) => `Sampai ${max}`,
  remove: (name: string) => `Hapus filter: ${name}`,
  clear: 'Hapus semua',
  show: (count: number) => (count === 0 ? 'Tidak ada hasil' : `Lihat ${count} barang`),
  nothing: 'Tidak ada barang yang cocok dengan semua filter',
  nothingText: 'Hapus salah satu filter untuk melihat barang lain.',
}
