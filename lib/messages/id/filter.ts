import type { filter as English } from '#lib/messages/en/filter.ts'

/** What narrows a product list. */
export const filter: typeof English = {
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
