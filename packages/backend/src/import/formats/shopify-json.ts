import { z } from 'zod'
import { readJson } from '#import/read-json.ts'
import type { SourceRecord } from '#import/source-record.ts'
import { gramsOf } from '#import/weights-and-dates.ts'

/** Converts a text, number, boolean or null to text. */
const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => String(value ?? ''))

/** Prices are texts in whole units of the currency. A number comes from a theme's file, which has cents. */
const price = z.string().nullish().default('')

const image = z.object({ id: text, src: text })

const variantSchema = z.object({
  sku: text,
  title: text,
  option1: text,
  option2: text,
  option3: text,
  price,
  compare_at_price: price,
  grams: text,
  weight: text,
  weight_unit: text,
  image_id: text,
  featured_image: image.nullish(),
  requires_shipping: text,
  available: z.boolean().optional(),
  inventory_quantity: z.number().nullish(),
  inventory_management: z.string().nullish(),
  inventory_policy: text,
})
type Variant = z.infer<typeof variantSchema>

const productSchema = z.object({
  handle: z.string().min(1),
  title: text,
  body_html: text,
  vendor: text,
  product_type: text,
  status: text,
  published_at: z.string().nullish(),
  options: z.array(z.object({ name: text })),
  images: z.array(image).default([]),
  variants: z.array(variantSchema).min(1),
})
type Product = z.infer<typeof productSchema>

/** Converts stock to the product CSV's columns. Storefront pages only tell availability. Untracked stock is unlimited. */
function stockOf({ available, inventory_quantity, inventory_management }: Variant) {
  if (available === false) return { inventory_tracker: 'shopify', inventory_quantity: '0' }
  if (inventory_quantity === undefined || inventory_quantity === null)
    return available ? { inventory_tracker: '' } : {}
  return {
    inventory_tracker: inventory_management === null ? '' : 'shopify',
    inventory_quantity: String(inventory_quantity),
  }
}

function weightOf({ grams, weight, weight_unit }: Variant): string {
  if (grams !== '') return grams
  return weight === '' ? '' : String(gramsOf(`${weight} ${weight_unit}`) ?? '')
}

const addressOf = ({ featured_image, image_id }: Variant, { images }: Product) =>
  featured_image?.src || images.find(({ id }) => image_id !== '' && id === image_id)?.src || ''

const sharedBy = (product: Product) => ({
  title: product.title,
  description: product.body_html,
  vendor: product.vendor,
  type: product.product_type,
  status: product.status,
  published: product.published_at === null ? 'false' : '',
  ...Object.fromEntries(
    product.options.map(({ name }, index) => [`option${index + 1}_name`, name]),
  ),
})

const variantOf = (variant: Variant, product: Product) => ({
  option1_value: variant.option1,
  option2_value: variant.option2,
  option3_value: variant.option3,
  sku: variant.sku,
  price: variant.price,
  'compare-at_price': variant.compare_at_price,
  'weight_value_(grams)': weightOf(variant),
  variant_image_url: addressOf(variant, product),
  requires_shipping: variant.requires_shipping,
  continue_selling_when_out_of_stock: variant.inventory_policy,
  ...stockOf(variant),
})

/** Converts a product's variants to rows of the product CSV, each with all its pictures. */
function rowsOf(product: Product): Record<string, string | null | undefined>[] {
  const pictures = product.images.map(({ src }) => src).filter(Boolean)
  return product.variants.map((variant, index) => ({
    url_handle: product.handle,
    ...(index === 0 && sharedBy(product)),
    ...variantOf(variant, product),
    product_image_url: pictures.join(','),
  }))
}

const toValues = (row: Record<string, string | null | undefined>) =>
  new Map(Object.entries(row).map(([name, value]) => [name, value ?? '']))

/**
 * Reads Shopify's products as rows of its product CSV: pages of `/products.json`, and responses of the Admin API. A
 * row's line is the number of its product.
 */
export async function* readShopifyJson(
  texts: AsyncIterable<string>,
  start: string,
): AsyncGenerator<SourceRecord> {
  let line = 0
  for await (const found of readJson(texts, start)) {
    line++
    const { data: product, error } = productSchema.safeParse(found)
    if (product) for (const row of rowsOf(product)) yield { line, values: toValues(row) }
    else {
      const [issue] = error.issues
      const unreadable = `is not a Shopify product: ${issue?.path.join('.')}, ${issue?.message}`
      yield { line, values: new Map(), unreadable }
    }
  }
}
