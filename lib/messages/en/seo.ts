/** What search engines and shared links say of a page. */
export const seo = {
  inCategory: (name: string, category: string) => `${name}, ${category}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  listDescription: (title: string, count: number, brand: string) =>
    `${title}: ${count} items at ${brand}, delivered from the nearest shop or kept for you in a store near you.`,
  productDescription: (name: string, price: string, brand: string) =>
    `${name} for ${price} at ${brand}.`,
}
