const variantsOf = (given: unknown): string[] =>
  (Array.isArray(given) ? given : [])
    .map((price) => Object(price).variant_id)
    .filter((id) => typeof id === 'string')

/** Returns the price list that a request of the admin changes (/admin/price-lists/<id>…), and the variants it gives prices to. */
export function priceListChange(path: string, body: unknown) {
  const [, , , id] = path.split('/')
  const { prices, create, update } = Object(body)
  return { lists: id ? [id] : [], variants: [prices, create, update].flatMap(variantsOf) }
}
