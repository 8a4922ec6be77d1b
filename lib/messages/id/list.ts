import type { list as English } from '#lib/messages/en/list.ts'
import type { Sort } from '#lib/rules/constants.ts'

const sorts: Record<Sort, string> = {
  NEWEST: 'Terbaru',
  PRICE_DESC: 'Harga: Tertinggi',
  PRICE_ASC: 'Harga: Terendah',
}

/** Product lists. */
export const list: typeof English = {
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
