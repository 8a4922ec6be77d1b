import type { CompanyColor, CompanyProduct, CompanyStore } from '#engine/company.ts'

const minuteMs = 60_000

/**
 * Prices a product like packages/backend/src/seed/grow-batch.ts: 80 to 139 percent of the price, one in five reduced, listed over two
 * years.
 */
function pricesOf({ retail_price }: CompanyColor, number: number) {
  const price = Math.floor((retail_price * (80 + ((number * 37) % 60))) / 100_000) * 1000
  const percent = (number * 13) % 5 === 0 ? 10 * (1 + (number % 5)) : 0
  return { retail_price: price, price: price - Math.floor((price * percent) / 100) }
}

/** Stocks each size in one hub, and every third product in one more store. One size in eleven is sold out. */
function stockOf(stores: readonly CompanyStore[], number: number, position: number) {
  if ((number * 7 + position) % 11 === 0) return {}
  const inKind = (isHub: boolean) => {
    const kind = stores.filter((store) => store.is_hub === isHub)
    return kind[(number * 31 + position) % kind.length]?.number
  }
  const numbers = [inKind(true), number % 3 === 0 ? inKind(false) : undefined]
  const pieces = 1 + ((number + position) % 9)
  return Object.fromEntries(numbers.flatMap((each) => (each ? [[String(each), pieces]] : [])))
}

function variantOf(
  color: CompanyColor,
  shift: number,
  { stores, target }: { stores: readonly CompanyStore[]; target: number },
): CompanyColor {
  const number = color.number + shift
  const minutes = (number * 7919) % 1_000_003
  return {
    ...color,
    ...pricesOf(color, number),
    sale_ends_at: null,
    number,
    product_code: `${color.product_code.slice(0, 3)}${number}`,
    listed_at: new Date(Date.parse(color.listed_at) - minutes * minuteMs).toISOString(),
    related: color.related.map((each) => each + shift).filter((each) => each <= target),
    images: color.images.slice(0, 2),
    sizes: color.sizes.map(({ code, name }, position) => ({
      code,
      name,
      stock: stockOf(stores, number, position),
    })),
  }
}

/** Adds variants of a company's garments up to a number of products, which are colours of garments. */
export function growProducts(
  products: readonly CompanyProduct[],
  count: number,
  stores: readonly CompanyStore[],
): CompanyProduct[] {
  const numbers = products.flatMap(({ colors }) => colors.map(({ number }) => number))
  const first = Math.min(...numbers)
  const target = first + count - 1
  const grown = [...products]
  for (let round = 2; first + (round - 1) * numbers.length <= target; round++) {
    const shift = (round - 1) * numbers.length
    for (const product of products) {
      const colors = product.colors
        .filter(({ number }) => number + shift <= target)
        .map((color) => variantOf(color, shift, { stores, target }))
      if (colors.length === 0) continue
      const style_code = `${product.style_code}-${round}`
      grown.push({ ...product, style_code, title: `${product.title} No. ${round}`, colors })
    }
  }
  return grown
}
