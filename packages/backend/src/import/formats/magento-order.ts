import { readVariations } from '#import/formats/magento-attributes.ts'
import { ownCopy } from '#import/remember-last.ts'
import type { SourceRecord } from '#import/source-record.ts'

/** Limit of variants waiting for their product, which may come last in the file, and of products waiting for a variant. */
const maxWaiting = 100_000

/** The columns used from a variant. Texts come from its product. */
const columnsOfVariants = [
  'sku',
  'product_type',
  'visibility',
  'product_online',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'weight',
  'qty',
  'is_in_stock',
  'manage_stock',
  'use_config_manage_stock',
  'max_cart_qty',
  'use_config_max_sale_qty',
  'base_image',
  'additional_images',
  'additional_attributes',
]

function short({ line, values }: SourceRecord): SourceRecord {
  const kept = new Map<string, string>()
  for (const name of columnsOfVariants) {
    const value = values.get(name)
    if (value) kept.set(name, ownCopy(value))
  }
  return { line, values: kept }
}

const skuOf = ({ values }: SourceRecord) => values.get('sku')?.trim() ?? ''

const isForAllViews = ({ values }: SourceRecord) => !values.get('store_view_code')?.trim()

const isConfigurable = ({ values }: SourceRecord) =>
  values.get('product_type')?.trim() === 'configurable'

const isHidden = ({ values }: SourceRecord) =>
  values.get('visibility')?.trim().toLowerCase() === 'not visible individually'

const noVariants = 'is a configurable product without a variant in the file'

/** Variants and products that wait for each other. */
class Waiting {
  private readonly variants = new Map<string, SourceRecord>()
  /** Products by the SKUs of variants still to come; null once the product has been emitted. */
  private readonly products = new Map<string, { product: SourceRecord | null }>()

  /** Adds a row and returns the rows that are now complete, the product before its variants. */
  add(record: SourceRecord): SourceRecord[] {
    const sku = skuOf(record)
    if (!isForAllViews(record)) return [record]
    if (isConfigurable(record)) return this.addProduct(record)
    const announced = this.products.get(sku)
    if (announced) {
      const given = announced.product ? [announced.product, record] : [record]
      announced.product = null
      this.products.delete(sku)
      return given
    }
    const canWait = isHidden(record) && this.variants.size < maxWaiting && !this.variants.has(sku)
    if (!canWait) return [record]
    this.variants.set(ownCopy(sku), short(record))
    return []
  }

  private addProduct(product: SourceRecord): SourceRecord[] {
    const skus = [...readVariations(product.values.get('configurable_variations') ?? '').keys()]
    const found = skus.flatMap((sku) => this.variants.get(sku) ?? [])
    const missing = skus.filter((sku) => !this.variants.delete(sku))
    if (found.length === 0 && (missing.length === 0 || this.products.size >= maxWaiting))
      return [{ ...product, unreadable: noVariants }]
    const entry = { product: found.length === 0 ? product : null }
    for (const sku of missing) this.products.set(ownCopy(sku), entry)
    return found.length === 0 ? [] : [product, ...found]
  }

  /** Returns rows without a counterpart. */
  rest(): SourceRecord[] {
    const products = new Set([...this.products.values()].flatMap(({ product }) => product ?? []))
    return [
      ...this.variants.values(),
      ...[...products].map((product) => ({ ...product, unreadable: noVariants })),
    ]
  }
}

/** Moves a configurable product above its variants. Magento writes it below them, often thousands of rows later. */
export async function* productsFirst(
  records: AsyncIterable<SourceRecord>,
): AsyncGenerator<SourceRecord> {
  const waiting = new Waiting()
  for await (const record of records) yield* waiting.add(record)
  yield* waiting.rest()
}
