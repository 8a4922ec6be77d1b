import type {
  CreateProductWorkflowInputDTO,
  MedusaContainer,
  ProductDTO,
} from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createProductsWorkflow } from '@medusajs/medusa/core-flows'
import { colorOption, sizeOption } from '../catalogue/options'
import { colorKey } from '../numbers'
import { loggerOf } from '../scope'
import { currencyCode } from '../settings'
import type { CompanyColor, CompanyProduct } from './company'
import { setNumbers } from './set-number'

/** Garments per run of the workflow. */
const batch = 40

export interface Shelves {
  channelId: string
  profileId: string
  /** By subcategory number. */
  categories: Map<number, string>
  /** By brand name. */
  brands: Map<string, string>
}

/** A seeded size of a colour. */
export interface SeededVariant {
  id: string
  price: { retail: number; now: number; ends_at: string | null }
  /** Pieces by store number. */
  stock: Record<string, number>
}

const skuOf = (color: CompanyColor, code: string) => `${color.product_code}-${code}`

function toVariants({ colors }: CompanyProduct) {
  return colors.flatMap((color) =>
    color.sizes.map(({ code, name }, position) => ({
      title: `${color.color} / ${name}`,
      sku: skuOf(color, code),
      manage_inventory: true,
      options: { [colorOption]: color.color, [sizeOption]: code },
      prices: [{ currency_code: currencyCode, amount: color.retail_price }],
      weight: color.weight,
      ...color.parcel,
      metadata: { size_name: name, size_position: position },
    })),
  )
}

/** Returns the metadata of a garment's colours, by the option's value. */
const colorMetadata = ({ colors }: CompanyProduct) =>
  Object.fromEntries(
    colors.map(
      ({ color, hex, family, product_code, description, listed_at, related, search_text }) => [
        color,
        { hex, family, product_code, description, listed_at, related, search_text },
      ],
    ),
  )

const distinct = (values: string[]) => [...new Set(values)]

function toProduct(product: CompanyProduct, shelves: Shelves): CreateProductWorkflowInputDTO {
  const { colors, size_chart_url, max_per_order, facts } = product
  const images = colors.flatMap((color) => color.images)
  const category = shelves.categories.get(product.category_sub)
  return {
    title: product.title,
    handle: product.style_code,
    subtitle: product.subtitle,
    description: product.description,
    material: product.material,
    weight: colors[0]?.weight ?? null,
    status: 'published',
    collection_id: shelves.brands.get(product.brand) ?? null,
    category_ids: category ? [category] : [],
    shipping_profile_id: shelves.profileId,
    sales_channels: [{ id: shelves.channelId }],
    thumbnail: images[0]?.url ?? null,
    images: images.map(({ url, ...metadata }) => ({ url, metadata })),
    options: [
      { title: colorOption, values: colors.map(({ color }) => color) },
      {
        title: sizeOption,
        values: distinct(colors.flatMap(({ sizes }) => sizes.map(({ code }) => code))),
      },
    ],
    variants: toVariants(product),
    metadata: { ...facts, size_chart_url, max_per_order, colors: colorMetadata(product) },
  }
}

/** Links each colour's pictures to its variants. Medusa keeps a product's pictures in the given order. */
function pictureLinks(product: CompanyProduct, made: ProductDTO) {
  const ids = made.images.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id)
  let at = 0
  return product.colors.flatMap((color) => {
    const own = ids.slice(at, at + color.images.length)
    at += color.images.length
    const skus = new Set(color.sizes.map(({ code }) => skuOf(color, code)))
    return made.variants
      .filter(({ sku }) => sku !== null && skus.has(sku))
      .flatMap(({ id }) => own.map((image_id) => ({ image_id, variant_id: id })))
  })
}

function seededVariants(product: CompanyProduct, made: ProductDTO): SeededVariant[] {
  const ids = new Map(made.variants.map(({ sku, id }) => [sku, id]))
  return product.colors.flatMap((color) =>
    color.sizes.map(({ code, stock }) => ({
      id: ids.get(skuOf(color, code)) ?? '',
      price: {
        retail: color.retail_price,
        now: color.price,
        ends_at: color.sale_ends_at,
      },
      stock,
    })),
  )
}

async function seedBatch(
  scope: MedusaContainer,
  products: readonly CompanyProduct[],
  shelves: Shelves,
): Promise<SeededVariant[]> {
  const { result } = await createProductsWorkflow(scope).run({
    input: { products: products.map((product) => toProduct(product, shelves)) },
  })
  const made = new Map(result.map((product) => [product.handle, product]))
  const pairs = products.flatMap((product) => {
    const each = made.get(product.style_code)
    return each ? [{ product, each }] : []
  })
  const links = pairs.flatMap(({ product, each }) => pictureLinks(product, each))
  if (links.length > 0) await scope.resolve(Modules.PRODUCT).addImageToVariant(links)
  await setNumbers(
    scope,
    'product',
    pairs.flatMap(({ product, each }) =>
      product.colors.map(({ color, number }) => [colorKey(each.id, color), number] as const),
    ),
  )
  return pairs.flatMap(({ product, each }) => seededVariants(product, each))
}

/** Creates all garments, in batches. Returns their variants. */
export async function seedProducts(
  scope: MedusaContainer,
  products: readonly CompanyProduct[],
  shelves: Shelves,
): Promise<SeededVariant[]> {
  const variants: SeededVariant[] = []
  for (let at = 0; at < products.length; at += batch) {
    variants.push(...(await seedBatch(scope, products.slice(at, at + batch), shelves)))
    loggerOf(scope).info(`${Math.min(at + batch, products.length)} of ${products.length} garments`)
  }
  return variants
}
