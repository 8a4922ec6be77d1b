import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'

/** Ids of price lists, and of variants. */
interface Sources {
  lists: readonly string[]
  variants: readonly string[]
}

/** Returns the products of variants, and of those that have a price in the price lists. Uses SQL: a price belongs to no module's product. */
export async function productsOfPrices(
  scope: MedusaContainer,
  { lists, variants }: Sources,
): Promise<string[]> {
  const rows: { product_id: string }[] = await databaseOf(scope)('product_variant as variant')
    .leftJoin('product_variant_price_set as link', 'link.variant_id', 'variant.id')
    .leftJoin('price', 'price.price_set_id', 'link.price_set_id')
    .whereIn('price.price_list_id', lists)
    .orWhereIn('variant.id', variants)
    .distinct('variant.product_id')
  return rows.map(({ product_id }) => product_id)
}
