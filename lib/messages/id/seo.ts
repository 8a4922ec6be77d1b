import type { seo as English } from '#lib/messages/en/seo.ts'

/** What search engines and shared links say of a page. */
export const seo: typeof English = {
  inCategory: (name: string, category: string) => `${name}, ${category}`,
  page: (title: string, page: number) => `${title}, halaman ${page}`,
  listDescription: (title: string, count: number, brand: string) =>
    `${title}: ${count} barang di ${brand}, dikirim dari toko terdekat atau disimpan untuk Anda ambil di toko dekat Anda.`,
  productDescription: (name: string, price: string, brand: string) =>
    `${name} seharga ${price} di ${brand}.`,
}
