import type { MedusaContainer } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'
import { queryOf } from '../scope'
import { readSettings } from '../settings'

/** The values of the option of a product's variants that tell its colours apart. */
export const colorOption = 'Color'
export const sizeOption = 'Size'

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
]

interface Page {
  limit: number
  offset: number
  productIds: string[] | undefined
}

/** Published products as Medusa has them, with what a piece costs now, and how many there are. */
export async function readProducts(scope: MedusaContainer, { limit, offset, productIds }: Page) {
  const { region_id, currency_code } = await readSettings(scope)
  const { data, metadata } = await queryOf(scope).graph({
    entity: 'product',
    fields,
    filters: { status: 'published', ...(productIds ? { id: productIds } : {}) },
    pagination: { skip: offset, take: limit, order: { id: 'ASC' } },
    context: {
      variants: { calculated_price: QueryContext({ region_id, currency_code }) },
    },
  })
  return { products: data, count: metadata?.count ?? data.length }
}

export type ReadProduct = Awaited<ReturnType<typeof readProducts>>['products'][number]
export type ReadVariant = NonNullable<ReadProduct['variants'][number]>
