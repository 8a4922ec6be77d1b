import 'server-only'
import type {
  DescribedProduct,
  Product,
  ProductSize,
  ProductSummary,
} from '@etalase/contract/product.ts'
import { nameWithColor } from '@etalase/contract/rules/codes.ts'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import { typedSearch } from '@etalase/contract/rules/typed-text.ts'
import { z } from 'zod'
import { getProduct, getProducts } from '#lib/api/products.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import {
  currency,
  errorMessage,
  metadata,
  minorUnits,
  noResource,
  seller,
} from '#lib/ucp/protocol.ts'
import { readVariantId, variantId } from '#lib/ucp/variant-id.ts'
import { cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'

const defaultLimit = 20

/** Converts an amount in sen to rupiah; drops a fraction of a rupiah. */
const priceBound = z
  .number()
  .int()
  .min(0)
  .optional()
  .transform((amount) => (amount === undefined ? undefined : Math.floor(amount / 100)))

export const searchRequest = z.object({
  query: z.string().max(800).optional(),
  filters: z
    .object({ price: z.object({ min: priceBound, max: priceBound }).partial().optional() })
    .optional(),
  pagination: z
    .object({
      limit: z.number().int().min(1).max(100).optional(),
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,4}$/)
        .optional(),
    })
    .optional(),
})

/** Maximum identifiers per look-up; each may cause a backend call. */
const maxIds = 20

export const lookupRequest = z.object({ ids: z.array(z.string().max(60)).min(1).max(maxIds) })

export const productRequest = z.object({ id: z.string().max(60) })

const price = (amount: number) => ({ amount: minorUnits(amount), currency })

const range = (amount: number) => ({ min: price(amount), max: price(amount) })

const isDetailed = (product: ProductSummary): product is DescribedProduct & ProductSummary =>
  'short_description' in product

const descriptionOf = (product: ProductSummary) =>
  (isDetailed(product) && product.short_description) || nameWithColor(product)

function variantOf(product: ProductSummary, size: ProductSize) {
  const amount = grandPrice(product)
  const isReduced = amount < product.retail_price
  return {
    id: variantId(product.id, size.size_code),
    sku: `${product.product_code}-${size.size_code}`,
    title: size.size_name,
    description: { plain: cartMessages.sized(product.product_name, size) },
    price: price(amount),
    ...(isReduced && { list_price: price(product.retail_price) }),
    availability: { available: size.is_available },
    options: [{ name: productMessages.size, label: size.size_name }],
    seller,
  }
}

function toProduct(product: ProductSummary) {
  const amount = grandPrice(product)
  return {
    id: String(product.id),
    title: nameWithColor(product),
    description: { plain: descriptionOf(product) },
    url: absoluteUrl(`/product/${product.id}`),
    price_range: range(amount),
    ...(amount < product.retail_price && { list_price_range: range(product.retail_price) }),
    media: product.product_images.map(({ image_url, alt_text }) => ({
      type: 'image',
      url: absoluteUrl(image_url),
      ...(alt_text && { alt_text }),
    })),
    options: [
      {
        name: productMessages.size,
        values: product.sizes.map(({ size_name: label }) => ({ label })),
      },
    ],
    variants: product.sizes.map((size) => variantOf(product, size)),
  }
}

/** Whether a product has sizes; without, it can't be bought, and the protocol cannot express that. */
const isOffered = ({ sizes }: ProductSummary) => sizes.length > 0

/** Searches the catalogue. Throws ApiError. */
export async function searchCatalog({
  query,
  filters,
  pagination,
}: z.output<typeof searchRequest>) {
  const search = typedSearch(query ?? '')
  const page = Number(pagination?.cursor ?? 1)
  const limit = pagination?.limit ?? defaultLimit
  const { min, max } = filters?.price ?? {}
  const { products, product_count } = await getProducts({
    page,
    limit,
    ...(search && { search }),
    ...(min !== undefined && { price_min: min }),
    ...(max !== undefined && { price_max: max }),
  })
  const hasNext = page * limit < product_count
  return {
    ucp: metadata('dev.ucp.shopping.catalog.search'),
    products: products.filter(isOffered).map(toProduct),
    pagination: {
      has_next_page: hasNext,
      total_count: product_count,
      ...(hasNext && { cursor: String(page + 1) }),
    },
  }
}

/** Finds the product of a product's or variant's identifier; null without one. Throws ApiError. */
async function find(id: string): Promise<Product | null> {
  const read = readVariantId(id)
  const product = read && (await getProduct(read.productId))
  if (!product || !isOffered(product)) return null
  const hasSize =
    read.size === null || product.sizes.some(({ size_code }) => size_code === read.size)
  return hasSize ? product : null
}

/** Returns a product with the identified variant first, and the identifier that matched. */
function found(id: string, product: Product) {
  const listed = toProduct(product)
  const isNamed = (variant: { id: string }) => variant.id === id
  const [featured, ...others] = [
    ...listed.variants.filter(isNamed),
    ...listed.variants.filter((variant) => !isNamed(variant)),
  ]
  const match = listed.variants.some(isNamed) ? 'exact' : 'featured'
  return { ...listed, variants: [{ ...featured, inputs: [{ id, match }] }, ...others] }
}

/** Looks up products by identifiers. Throws ApiError. */
export async function lookUpCatalog({ ids }: z.output<typeof lookupRequest>) {
  const asked = [...new Set(ids)]
  const products = await Promise.all(asked.map(find))
  const missing = asked.filter((_, index) => products[index] === null)
  return {
    ucp: metadata('dev.ucp.shopping.catalog.lookup'),
    products: asked.flatMap((id, index) => {
      const product = products[index]
      return product ? [found(id, product)] : []
    }),
    ...(missing.length > 0 && {
      messages: missing.map((content) => ({ type: 'info', code: 'not_found', content })),
    }),
  }
}

/** Returns one product. Throws ApiError. */
export async function getCatalogProduct({ id }: z.output<typeof productRequest>) {
  const product = await find(id)
  const capability = 'dev.ucp.shopping.catalog.lookup'
  if (!product) {
    const text = productMessages.itemNotValid
    return noResource(capability, [errorMessage('not_found', text, 'unrecoverable')])
  }
  return { ucp: metadata(capability), product: found(id, product) }
}
