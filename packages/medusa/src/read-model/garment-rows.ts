import type {
  productImages,
  productSizes,
  products,
  relatedProducts,
} from '@etalase/backend-kit/db/schema/catalogue.ts'
import type { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import type { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { swatchOf } from '@etalase/backend-kit/import/color.ts'
import { sizeOf } from '@etalase/backend-kit/import/size.ts'
import { sizeCodes } from '@etalase/backend-kit/import/size-codes.ts'
import { factColumns } from '@etalase/backend-kit/product-mapper.ts'
import { entriesOf, fromEntries } from '@etalase/contract/rules/entries.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import {
  type EngineColor,
  type EngineImage,
  type EngineProduct,
  type EngineVariant,
  maxInteger,
} from '#engine/catalogue.ts'
import type { RemovedPart } from '#engine/read-parts.ts'
import type { Locations } from '#read-model/locations.ts'
import type { KnownVariant } from '#read-model/variants.ts'

/** The rows of one colour of a garment, which is a product of the contract. */
export interface ColorRows {
  product: typeof products.$inferInsert
  images: (typeof productImages.$inferInsert)[]
  sizes: (typeof productSizes.$inferInsert)[]
  stock: (typeof stock.$inferInsert)[]
  related: (typeof relatedProducts.$inferInsert)[]
  texts: (typeof texts.$inferInsert)[]
  variants: KnownVariant[]
}

/** Weight and volume of a piece without its own: a folded shirt. */
const defaultParcel = { grams: 300, cm3: 3_000 }

const noColor = '#E6E1D8'

interface SoldSize {
  variant: EngineVariant & { price: number; retail_price: number }
  code: string
  name: string
}

const isPriced = (variant: EngineVariant): variant is SoldSize['variant'] =>
  typeof variant.price === 'number' && typeof variant.retail_price === 'number'

/** Returns why a variant isn't sold. A price that can't be parsed was reported when it was read. */
function problemOf(variant: EngineVariant, first: SoldSize['variant'] | undefined): string | null {
  if (variant.price === null) return 'has no price in rupiah'
  if (!first || !isPriced(variant)) return null
  const { price, retail_price } = first
  if (variant.price === price && variant.retail_price === retail_price) return null
  return 'costs something else than the first size of its color'
}

const partOf = (color: string, { metadata, size_code }: EngineVariant) =>
  [color, metadata?.size_name ?? size_code].filter(Boolean).join(', ')

const placeOf = ({ metadata }: EngineVariant) => metadata?.size_position ?? 0

/** Returns the sizes that are sold, each once. All have the price of the first one, which is the product's. */
function soldSizes({ color, variants }: EngineColor): {
  sizes: SoldSize[]
  removed: RemovedPart[]
} {
  const sorted = variants.toSorted((a, b) => placeOf(a) - placeOf(b))
  const first = sorted.find(isPriced)
  const removed = sorted.flatMap((variant) => {
    const reason = problemOf(variant, first)
    return reason ? [{ part: partOf(color, variant), reason }] : []
  })
  const named = sorted
    .filter(isPriced)
    .filter((variant) => problemOf(variant, first) === null)
    .map((variant) => ({ variant, size: sizeOf(variant.size_code, { link: '', id: '' }) }))
  const codes = sizeCodes(
    named.map(({ size }) => size),
    [],
  )
  const sizes = new Map<string, SoldSize>()
  for (const { variant, size } of named) {
    const code = codes.get(size.name) ?? ''
    const name = variant.metadata?.size_name ?? size.name
    if (sizes.has(code))
      removed.push({ part: partOf(color, variant), reason: 'is a size that its color has already' })
    else sizes.set(code, { variant, code, name })
  }
  return { sizes: [...sizes.values()], removed }
}

/** Returns a picture's row. Its alt text defaults to the product's name. */
const imageRow = (
  [productId, name]: readonly [id: number, name: string],
  { url, metadata }: EngineImage,
  position: number,
) => ({
  productId,
  position,
  imageUrl: url,
  imageType: metadata?.image_type ?? (position === 0 ? 'COVER' : 'DETAIL'),
  altText: metadata?.alt_text || name,
  dominantColor: metadata?.dominant_color ?? noColor,
})

/** Names a product as the engine names a line of an order. */
const nameIn = (title: string, color: string) => (color ? `${title} in ${color}` : title)

/** Returns the volume of one packed piece, when its sides are known. */
function volumeOf({ length, width, height }: EngineVariant): number | undefined {
  const cm3 = (length ?? 0) * (width ?? 0) * (height ?? 0)
  return cm3 > 0 && cm3 <= maxInteger ? cm3 : undefined
}

/** Returns when a reduced price ends, if its price list has an end. */
const saleEndOf = ({ price, retail_price, sale_ends_at }: SoldSize['variant']) =>
  price < retail_price && sale_ends_at ? new Date(sale_ends_at) : null

/** Returns the facts without a field in Medusa. The garment's metadata holds them by the contract's names. */
const factsIn = (metadata: EngineProduct['metadata']) =>
  fromEntries(entriesOf(factColumns).map(([name, column]) => [column, metadata?.[name] || null]))

function productRow(
  product: EngineProduct,
  color: EngineColor,
  { variant }: SoldSize,
  place: { categoryId: number; categorySubId: number },
): ColorRows['product'] {
  const { metadata } = product
  const own = metadata?.colors?.[color.color]
  const swatch = swatchOf(color.color)
  const description = [own?.description, product.description].filter(Boolean).join(' ')
  return {
    ...factsIn(metadata),
    id: color.number,
    code: own?.product_code || `${product.style_code}-${color.number}`,
    name: own?.product_name || nameIn(product.title, color.color),
    brandName: product.brand?.name ?? '',
    ...place,
    groupId: product.group_id ?? place.categoryId,
    retailPrice: rupiah(Math.max(variant.retail_price, variant.price)),
    netPrice: rupiah(variant.price),
    discPercent: 0,
    discNominal: rupiah(0),
    grandPrice: rupiah(variant.price),
    saleEndsAt: saleEndOf(variant),
    shortDescription: product.subtitle ?? '',
    detailedDescription: description,
    material: product.material || metadata?.fabric || null,
    sizeChartUrl: metadata?.size_chart_url || null,
    maxPerOrder: metadata?.max_per_order ?? null,
    weightGrams: Math.round(variant.weight ?? product.weight ?? defaultParcel.grams),
    volumeCm3: Math.round(volumeOf(variant) ?? metadata?.parcel_cm3 ?? defaultParcel.cm3),
    searchText: [own?.search_text, metadata?.search_text].filter(Boolean).join(', '),
    colorName: color.color || null,
    colorHex: color.color ? (own?.hex ?? swatch.hex) : null,
    colorCode: color.color ? (own?.family ?? swatch.code) : null,
    styleCode: product.style_code,
    listedAt: new Date(own?.listed_at ?? product.created_at ?? product.updated_at),
    updatedAt: new Date(product.updated_at),
  }
}

function stockRows(productId: number, sizes: readonly SoldSize[], locations: Locations) {
  return sizes.flatMap(({ variant, code }) =>
    Object.entries(variant.stock).flatMap(([locationId, pieces]) => {
      const showroomId = locations.numberOf(locationId)
      const isKnown = showroomId !== undefined && pieces > 0
      return isKnown ? [{ productId, sizeCode: code, showroomId, qty: Math.floor(pieces) }] : []
    }),
  )
}

/** Returns the parent category's number of a subcategory; undefined for one that the shop doesn't show. */
type CategoryOf = (subId: number) => number | undefined

/** What the shop uses of a garment, and what it leaves out. */
interface Garment {
  colors: ColorRows[]
  removed: RemovedPart[]
}

/** Returns the rows of a garment's colours: none for a garment without a category, or a colour with nothing to sell. */
export function garmentRows(
  product: EngineProduct,
  locations: Locations,
  categoryOf: CategoryOf,
): Garment {
  const categorySubId = product.category_sub_id ?? 0
  const categoryId = categoryOf(categorySubId)
  if (categoryId === undefined)
    return { colors: [], removed: [{ part: '', reason: 'is in no sub-category of the shop' }] }
  const removed: RemovedPart[] = []
  const colors = product.colors.flatMap((color) => {
    const sold = soldSizes(color)
    removed.push(...sold.removed)
    const [first] = sold.sizes
    if (!first) return []
    const row = productRow(product, color, first, { categoryId, categorySubId })
    return [colorRows(product, color, { row, sizes: sold.sizes, locations })]
  })
  return { colors, removed }
}

function colorRows(
  product: EngineProduct,
  color: EngineColor,
  { row, sizes, locations }: { row: ColorRows['product']; sizes: SoldSize[]; locations: Locations },
): ColorRows {
  const productId = color.number
  const { related, texts } = product.metadata?.colors?.[color.color] ?? {}
  const images = color.images.length > 0 ? color.images : product.images
  const named = [productId, row.name] as const
  return {
    product: row,
    images: images.map((image, position) => imageRow(named, image, position)),
    sizes: sizes.map(({ code, name }, position) => ({
      productId,
      sizeCode: code,
      sizeName: name,
      position,
    })),
    stock: stockRows(productId, sizes, locations),
    texts: Object.entries(texts ?? {}).map(([language, content]) => ({
      kind: 'product',
      id: String(productId),
      language,
      content,
    })),
    related: (related ?? []).map((relatedId, position) => ({ productId, relatedId, position })),
    variants: sizes.map(({ variant, code }) => ({
      variantId: variant.id,
      garmentId: product.id,
      productId,
      sizeCode: code,
    })),
  }
}
