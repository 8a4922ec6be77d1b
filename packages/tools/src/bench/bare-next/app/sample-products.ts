/** A common number of products on a list page. */
export const sampleProducts = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `Product number ${index + 1}`,
  price: 199_000 + index * 10_000,
  retailPrice: 249_000 + index * 10_000,
  picture: `/pictures/${index + 1}.webp`,
}))

/** The number of links in the demo shop's header. */
export const categories = Array.from({ length: 47 }, (_, index) => `Category ${index + 1}`)
