import type { MedusaContainer } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'
import { readRows } from '../read-rows'
import { readSettings } from '../settings'

const fields = [
  'id',
  'handle',
  'title',
  'subtitle',
  'description',
  'material',
  'weight',
  'metadata',
  'created_at',
  'updated_at',
  'sales_channels.id',
  'collection.title',
  'collection.handle',
  'categories.id',
  'categories.metadata',
  'categories.parent_category.id',
  'categories.parent_category.metadata',
  'images.url',
  'images.rank',
  'images.metadata',
  'variants.id',
  'variants.title',
  'variants.weight',
  'variants.length',
  'variants.width',
  'variants.height',
  'variants.metadata',
  'variants.variant_rank',
  'variants.options.value',
  'variants.options.option.title',
  'variants.images.url',
  'variants.images.rank',
  'variants.images.metadata',
  'variants.calculated_price.calculated_amount',
  'variants.calculated_price.original_amount',
  'variants.calculated_price.calculated_price.price_list_id',
]

export interface ReadImage {
  url: string
  rank: number
  metadata: Record<string, unknown> | null
}

interface ReadCategory {
  id: string
  metadata: Record<string, unknown> | null
}

export interface ReadVariant {
  id: string
  title: string
  weight: number | null
  length: number | null
  width: number | null
  height: number | null
  metadata: Record<string, unknown> | null
  variant_rank: number | null
  options: { value: string; option: { title: string } }[]
  images: ReadImage[]
  /** Undefined without a price in the currency. */
  calculated_price?: {
    calculated_amount: number
    original_amount: number
    /** Source of the amount: a price list, or null for the variant itself. */
    calculated_price?: { price_list_id: string | null }
  }
}

export interface ReadProduct {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  material: string | null
  weight: number | string | null
  metadata: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  sales_channels: { id: string }[]
  collection: { title: string; handle: string } | null
  categories: (ReadCategory & { parent_category: ReadCategory | null })[]
  images: ReadImage[]
  variants: ReadVariant[]
}

interface Page {
  limit: number
  offset: number
  productIds: string[] | undefined
}

/**
 * Loads published products with their current prices, and their total count. The count includes products that staff have removed from the
 * shop's channel, since the pages are Medusa's.
 */
export async function readProducts(scope: MedusaContainer, { limit, offset, productIds }: Page) {
  const { region_id, currency_code, sales_channel_id } = await readSettings(scope)
  const { rows, count } = await readRows<ReadProduct>(scope, {
    entity: 'product',
    fields,
    filters: { status: 'published', ...(productIds ? { id: productIds } : {}) },
    pagination: { skip: offset, take: limit, order: { id: 'ASC' } },
    context: {
      variants: { calculated_price: QueryContext({ region_id, currency_code }) },
    },
  })
  const isSold = (product: ReadProduct) =>
    product.sales_channels.some(({ id }) => id === sales_channel_id)
  return { products: rows.filter(isSold), count }
}
