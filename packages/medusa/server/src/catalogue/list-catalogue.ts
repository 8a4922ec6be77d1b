import type { MedusaContainer } from '@medusajs/framework/types'
import { colorKey, giveNumbers } from '../numbers'
import { withShopPictures } from '../pictures'
import { isOption, type OptionKind } from './options'
import { type ReadImage, type ReadProduct, type ReadVariant, readProducts } from './read-products'
import { saleEnds } from './sale-ends'
import { type Stock, stockOf } from './stock'

/** Data of variants besides Medusa's products. */
interface Beside {
  stock: Map<string, Stock>
  /** By the id of the price list. */
  saleEnds: Map<string, Date>
}

interface Numbers {
  product: Map<string, number>
  category: Map<string, number>
}

const optionOf = (variant: ReadVariant, kind: OptionKind) =>
  variant.options.find(({ option }) => isOption(kind, option.title))?.value

/** A product without a colour option has one colour without a name. */
const colorOf = (variant: ReadVariant) => optionOf(variant, 'color') ?? ''

const sizeOf = (variant: ReadVariant) => optionOf(variant, 'size') ?? variant.title

const colorsOf = (product: ReadProduct) => [...new Set(product.variants.map(colorOf))]

const imagesOf = (images: readonly ReadImage[]) =>
  [...new Map(images.map((image) => [image.url, image])).values()]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ url, metadata }) => ({ url: withShopPictures(url), metadata: metadata ?? {} }))

function toVariant(variant: ReadVariant, { stock, saleEnds }: Beside) {
  const price = variant.calculated_price
  const list = price?.calculated_price?.price_list_id
  return {
    id: variant.id,
    size_code: sizeOf(variant),
    retail_price: Number(price?.original_amount ?? 0),
    price: Number(price?.calculated_amount ?? 0),
    sale_ends_at: (list && saleEnds.get(list)) ?? null,
    weight: variant.weight,
    length: variant.length,
    width: variant.width,
    height: variant.height,
    metadata: variant.metadata ?? {},
    stock: stock.get(variant.id) ?? {},
  }
}

/** Returns the subcategory of a product and its parent; no subcategory for a product in a top category. */
function placeOf({ categories }: ReadProduct, numbers: Numbers) {
  const category = categories.find((each) => each.parent_category) ?? categories[0]
  const above = category?.parent_category
  const numberOf = (id: string | undefined) => (id ? (numbers.category.get(id) ?? null) : null)
  const top = above ?? category
  return {
    category_sub_id: above ? numberOf(category?.id) : null,
    category_id: numberOf(top?.id),
    group_id: Number(top?.metadata?.group_id) || null,
  }
}

function toProduct(product: ReadProduct, numbers: Numbers, beside: Beside) {
  const { id, handle, title, subtitle, description, material, weight, collection } = product
  const priced = product.variants.filter((variant) => variant.calculated_price)
  const byRank = priced.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
  return {
    id,
    style_code: handle,
    title,
    created_at: product.created_at,
    updated_at: product.updated_at,
    brand: collection ? { code: collection.handle, name: collection.title } : null,
    ...placeOf(product, numbers),
    subtitle,
    description,
    material,
    weight,
    metadata: product.metadata ?? {},
    images: imagesOf(product.images),
    colors: colorsOf(product).map((color) => {
      const variants = byRank.filter((variant) => colorOf(variant) === color)
      return {
        number: numbers.product.get(colorKey(id, color)),
        color,
        images: imagesOf(variants.flatMap((variant) => variant.images)),
        variants: variants.map((variant) => toVariant(variant, beside)),
      }
    }),
  }
}

/** Lists one page of published products for the adapter, each colour with its number, prices and stock. */
export async function listCatalogue(
  scope: MedusaContainer,
  page: Parameters<typeof readProducts>[1],
) {
  const { products, count } = await readProducts(scope, page)
  const keys = products.flatMap((product) =>
    colorsOf(product).map((color) => colorKey(product.id, color)),
  )
  const categoryIds = products.flatMap(({ categories }) =>
    categories.flatMap((each) => [each.id, each.parent_category?.id ?? []]).flat(),
  )
  const [product, category, stock, ends] = await Promise.all([
    giveNumbers(scope, 'product', keys),
    giveNumbers(scope, 'category', categoryIds),
    stockOf(
      scope,
      products.flatMap(({ variants }) => variants.map(({ id }) => id)),
    ),
    saleEnds(scope),
  ])
  return {
    products: products.map((each) =>
      toProduct(each, { product, category }, { stock, saleEnds: ends }),
    ),
    count,
  }
}
