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
import type { EngineColor, EngineImage, EngineProduct, EngineVariant } from '#engine/catalogue.ts'
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

/** Of one piece, where nobody has said it: a folded shirt. */
const defaultParcel = { grams: 300, cm3: 3_000 }

const noColor = '#E6E1D8'

interface SoldSize {
  variant: EngineVariant & { price: number; retail_price: number }
  code: string
  name: string
}

const isPriced = (variant: EngineVariant): variant is SoldSize['variant'] =>
  typeof variant.price === 'number' && typeof variant.retail_price === 'number'

/** The sizes that are sold: with the price of the first one, which is that of the product, and each size once. */
function soldSizes({ variants }: EngineColor): SoldSize[] {
  const [first, ...others] = variants
    .filter(isPriced)
    .toSorted((a, b) => (a.metadata?.size_position ?? 0) - (b.metadata?.size_position ?? 0))
  if (!first) return []
  const samePrice = others.filter(
    ({ price, retail_price }) => price === first.price && retail_price === first.retail_price,
  )
  const named = [first, ...samePrice].map((variant) => ({
    variant,
    size: sizeOf(variant.size_code, { link: '', id: '' }),
  }))
  const codes = sizeCodes(
    named.map(({ size }) => size),
    [],
  )
  const sizes = named.map(({ variant, size }) => ({
    variant,
    code: codes.get(size.name) ?? '',
    name: variant.metadata?.size_name ?? size.name,
  }))
  return [...new Map(sizes.map((size) => [size.code, size])).values()]
}

/** A picture, which is named like its product unless somebody has said what it shows. */
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

/** As the engine names a line of an order. */
const nameIn = (title: string, color: string) => (color ? `${title} in ${color}` : title)

/** The parcel of one piece, where its sides are known. */
const volumeOf = ({ length, width, height }: EngineVariant) =>
  length && width && height ? length * width * height : undefined

/** When a reduced price ends, where its price list says so. */
const saleEndOf = ({ price, retail_price, sale_ends_at }: SoldSize['variant']) =>
  price < retail_price && sale_ends_at ? new Date(sale_ends_at) : null

/** The facts for which Medusa has no field of its own: the metadata of a garment has them by the contract's names. */
const factsIn = (metadata: EngineProduct['metadata']) =>
  fromEntries(
    entriesOf(factColumns).map(([name, column]) => {
      const said = metadata?.[name]
      return [column, typeof said === 'string' && said ? said : null]
    }),
  )

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

/** The rows of a garment's colours; none for a colour that has no category or nothing to sell. */
export function garmentRows(product: EngineProduct, locations: Locations): ColorRows[] {
  const { category_id: categoryId, category_sub_id: categorySubId } = product
  if (!categoryId || !categorySubId) return []
  return product.colors.flatMap((color) => {
    const sizes = soldSizes(color)
    const [first] = sizes
    if (!first) return []
    const productId = color.number
    const images = color.images.length > 0 ? color.images : product.images
    const related = product.metadata?.colors?.[color.color]?.related ?? []
    const row = productRow(product, color, first, { categoryId, categorySubId })
    const named = [productId, row.name] as const
    return [
      {
        product: row,
        images: images.map((image, position) => imageRow(named, image, position)),
        sizes: sizes.map(({ code, name }, position) => ({
          productId,
          sizeCode: code,
          sizeName: name,
          position,
        })),
        stock: stockRows(productId, sizes, locations),
        texts: Object.entries(product.metadata?.colors?.[color.color]?.texts ?? {}).map(
          ([language, content]) => ({ kind: 'product', id: String(productId), language, content }),
        ),
        related: related.map((relatedId, position) => ({ productId, relatedId, position })),
        variants: sizes.map(({ variant, code }) => ({
          variantId: variant.id,
          garmentId: product.id,
          productId,
          sizeCode: code,
        })),
      },
    ]
  })
}
