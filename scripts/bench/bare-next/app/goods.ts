/** As many products as a page of a list commonly shows. */
export const goods = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `Product number ${index + 1}`,
  price: 199_000 + index * 10_000,
  retailPrice: 249_000 + index * 10_000,
  picture: `/pictures/${index + 1}.webp`,
}))

/** As many links as the menus of a shop have. */
export const categories = Array.from({ length: 20 }, (_, index) => `Category ${index + 1}`)
