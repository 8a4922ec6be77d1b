import type { searchMessages as English } from '#lib/messages/en/search.ts'

/** Search results, and the search field's suggestions. */
export const searchMessages: typeof English = {
  nothingFor: (search: string) => `Tidak ada hasil untuk “${search}”`,
  tried: (tried: string) => `Kami sudah mencari: ${tried}.`,
  nothingText: 'Coba kata lain, atau kata yang lebih sedikit.',
  didYouMean: 'Mungkin maksud Anda',
  nearest: 'Kategori terdekat',
  categories: 'Kategori',
  inCategory: (subcategory: string, category: string) => `${subcategory} di ${category}`,
  bestSellers: 'Terlaris',
  newest: 'Koleksi terbaru',
  corrected: (search: string) => `Menampilkan hasil untuk “${search}”.`,
  leftOut: (left: string) =>
    `Tidak ada produk yang cocok dengan semua kata. Hasil ini tanpa: ${left}.`,
  suggestions: 'Saran',
  found: (count: number) => `${count} saran`,
  lastSearches: 'Pencarian terakhir',
  clear: 'Hapus pencarian terakhir',
  cleared: 'Pencarian terakhir sudah dihapus.',
  label: 'Merek',
}
