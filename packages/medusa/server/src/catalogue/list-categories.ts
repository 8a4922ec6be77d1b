import type { MedusaContainer } from '@medusajs/framework/types'
import { giveNumbers } from '../numbers'
import { queryOf } from '../scope'

/** Lists all categories that shoppers see, in the admin's order. */
export async function listCategories(scope: MedusaContainer) {
  const { data } = await queryOf(scope).graph({
    entity: 'product_category',
    fields: ['id', 'name', 'rank', 'metadata', 'parent_category_id'],
    filters: { is_active: true, is_internal: false },
    pagination: { take: 10_000, skip: 0, order: { rank: 'ASC' } },
  })
  const numbers = await giveNumbers(
    scope,
    'category',
    data.map(({ id }) => id),
  )
  return data.map(({ id, name, rank, metadata, parent_category_id }) => ({
    id,
    number: numbers.get(id),
    parent_id: parent_category_id,
    name,
    position: rank,
    group_id: metadata?.group_id ?? null,
    cover_image_url: metadata?.cover_image_url ?? null,
    cover_text: metadata?.cover_text ?? null,
    show_cover: metadata?.show_cover === true,
  }))
}
