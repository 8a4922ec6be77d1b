import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { tellAdapter } from '../events'
import { queryOf } from '../scope'

/** A price or a text of a variant belongs to its product. */
export default async function productChanged({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  if (name.startsWith('product.')) {
    tellAdapter(container, { name: 'product.changed', product_ids: [data.id] })
    return
  }
  const { data: variants } = await queryOf(container).graph({
    entity: 'product_variant',
    fields: ['product_id'],
    filters: { id: data.id },
    withDeleted: true,
  })
  const product_ids = variants.flatMap(({ product_id }) => product_id ?? [])
  if (product_ids.length > 0) tellAdapter(container, { name: 'product.changed', product_ids })
}

export const config: SubscriberConfig = {
  event: [
    'product.created',
    'product.updated',
    'product.deleted',
    'product-variant.created',
    'product-variant.updated',
    'product-variant.deleted',
  ],
}
