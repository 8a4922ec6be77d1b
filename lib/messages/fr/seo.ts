import type { seo as English } from '#lib/messages/en/seo.ts'
import { plural } from '#lib/messages/formats.ts'

/** What search engines and shared links say of a page. */
export const seo: typeof English = {
  inCategory: (name: string, category: string) => `${name}, ${category}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  listDescription: (title: string, count: number, brand: string) =>
    `${title}\u00a0: ${plural(count, {
      one: `${count} article chez ${brand}, livré`,
      other: `${count} articles chez ${brand}, livrés`,
    })} depuis la boutique la plus proche, ou à retirer près de chez vous.`,
  productDescription: (name: string, price: string, brand: string) =>
    `${name} à ${price} chez ${brand}.`,
}
