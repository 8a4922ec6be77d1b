import { rupiah } from '@etalase/contract/rules/money.ts'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import { subHours } from 'date-fns/subHours'
import type { products } from '#db/schema/catalogue.ts'
import type { MediaLibrary } from '#media/media-library.ts'
import { categorySeeds, subcategoryId } from '#seed/demo/categories.ts'
import { colorFamily } from '#seed/demo/colors.ts'
import { type Design, designColumns, designs } from '#seed/demo/designs.ts'
import { discountOf, saleEndOf } from '#seed/demo/discount.ts'
import { productTexts } from '#seed/demo/product-texts.ts'
import { translations } from '#seed/demo/translations.ts'
import type { ManifestProduct } from '#seed/manifest.ts'
import { seededInt } from '#seed/seeded-int.ts'

type ProductInsert = typeof products.$inferInsert

/** When the newest product of the demo catalogue was listed. */
const newestListing = new Date('2026-11-01T03:00:00Z')
const hoursBetweenListings = 7

/** Returns a product's id; ids follow manifest order. */
export const productId = (index: number) => 1001 + index

function copyOf(product: ManifestProduct): Design {
  const copy = designs[product.design]
  if (!copy) throw new Error(`No text for the design ${product.design}`)
  return copy
}

/** Returns a product's category, sub-category and group. Throws when the manifest names none. */
export function placeOf(product: ManifestProduct) {
  const category = categorySeeds.find((candidate) => candidate.group === product.group)
  const index =
    category?.subcategories.findIndex((subcategory) => subcategory.name === product.category) ?? -1
  if (!category || index < 0) throw new Error(`No category for ${product.id}`)
  return {
    categoryId: category.id,
    categorySubId: subcategoryId(category.id, index),
    groupId: category.groupId,
  }
}

/** Builds the detailed description, with line breaks that the product page keeps (spec §2). */
function description(product: ManifestProduct, copy: Design): string {
  return [
    `${copy.colours[product.colour]} ${copy.story}`,
    '',
    `Fit: ${copy.fit}`,
    `Fabric: ${product.fabric}.`,
    `Care: ${copy.care}`,
    `Weight: ${product.weightGrams} g`,
  ].join('\n')
}

function pricesOf(product: ManifestProduct, copy: Design) {
  const discount = discountOf(product.id)
  const price = rupiah(copy.price)
  return {
    retailPrice: price,
    netPrice: price,
    discPercent: discount.percent,
    discNominal: rupiah(discount.nominal),
    grandPrice: grandPrice({
      retail_price: price,
      net_price: price,
      direct_discount: {
        direct_disc_percent: discount.percent,
        direct_disc_nominal: rupiah(discount.nominal),
      },
    }),
  }
}

const nameOf = (product: ManifestProduct) => `${product.garment} in ${product.colour}`

/** Returns a product's code. */
export const productCode = (product: ManifestProduct, index: number) =>
  `${product.brand.slice(0, 2).toUpperCase()}-${productId(index)}`

/** Builds the search keywords: facts missing from other searched columns, and the names in other languages. */
function searchText(product: ManifestProduct, { keywords }: Design): string {
  const { group, print, fabric } = product
  const pattern = print ? `${print}, patterned` : 'plain'
  const names = Object.values(translations).map((language) => productTexts(language, product).name)
  return [keywords, group, pattern, fabric, ...names].join(', ').toLowerCase()
}

/** A product with scarce stock, limited per customer to what one shop has. */
const scarceProduct = 'six-panel-cap-brick'

const mostScarcePieces = 2

/** Builds the row of one colourway of a design. */
export function productRow(
  product: ManifestProduct,
  index: number,
  rank: number,
  media: MediaLibrary,
): ProductInsert {
  const copy = copyOf(product)
  const [length, width, height] = copy.parcelCm
  const listedAt = subHours(newestListing, rank * hoursBetweenListings)
  return {
    id: productId(index),
    code: productCode(product, index),
    name: nameOf(product),
    brandName: product.brand,
    ...placeOf(product),
    ...pricesOf(product, copy),
    saleEndsAt: saleEndOf(product.id, new Date()),
    maxPerOrder: product.id === scarceProduct ? mostScarcePieces : null,
    ...designColumns(copy),
    detailedDescription: description(product, copy),
    sizeChartUrl: product.sizeChart && media.urlOf(product.sizeChart),
    weightGrams: product.weightGrams,
    volumeCm3: length * width * height,
    searchText: searchText(product, copy),
    colorName: product.colour,
    colorHex: product.colourHex,
    colorCode: colorFamily(product.colour),
    styleCode: product.design,
    listedAt,
    updatedAt: listedAt,
  }
}

/** Ranks products by newness, with a deterministic shuffle so that lists mix designs. */
export function newnessRanks(all: readonly ManifestProduct[]): Map<string, number> {
  const shuffled = all.toSorted(
    (a, b) => seededInt(1_000_000, 'listed', a.id) - seededInt(1_000_000, 'listed', b.id),
  )
  return new Map(shuffled.map((product, rank) => [product.id, rank]))
}

interface ShopSeed {
  id: number
  isHub: boolean
}

const percent = (...words: (string | number)[]) => seededInt(100, ...words)

/** Whether a product's size is sold out in every shop; true for about one in eleven. */
const isSoldOut = (productId: number, sizeCode: string) =>
  percent('sold out', productId, sizeCode) < 9

/** Returns the maximum stock of a product in one shop. */
export const mostPieces = ({ id }: ManifestProduct): number =>
  id === scarceProduct ? mostScarcePieces : Number.POSITIVE_INFINITY

/** Returns the stock of a product's size in one shop; hubs carry more pieces and most of the range. */
export function stockQty(productId: number, sizeCode: string, shop: ShopSeed): number {
  if (isSoldOut(productId, sizeCode)) return 0
  const share = shop.isHub ? 85 : 55
  if (percent('carried', productId, sizeCode, shop.id) >= share) return 0
  return 1 + seededInt(shop.isHub ? 12 : 5, 'pieces', productId, sizeCode, shop.id)
}
