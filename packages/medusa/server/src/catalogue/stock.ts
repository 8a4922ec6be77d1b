import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'

interface Row {
  variant_id: string
  location_id: string
  pieces: number
}

/** Pieces that can be sold, by location. */
export type Stock = Record<string, number>

/**
 * The stock of variants, by their ids; without locations that have none. Read by SQL: through the modules each of a
 * thousand levels of a page would be an object with its links.
 */
export async function stockOf(
  scope: MedusaContainer,
  variantIds: readonly string[],
): Promise<Map<string, Stock>> {
  const { rows }: { rows: Row[] } = await databaseOf(scope).raw(
    `select item.variant_id, level.location_id,
       min(floor((level.stocked_quantity - level.reserved_quantity) / item.required_quantity))::int as pieces
     from product_variant_inventory_item as item
     join inventory_level as level on level.inventory_item_id = item.inventory_item_id
     where item.variant_id = any(?) and item.deleted_at is null and level.deleted_at is null
     group by item.variant_id, level.location_id
     having min(level.stocked_quantity - level.reserved_quantity) > 0`,
    [[...variantIds]],
  )
  const stock = new Map<string, Stock>(variantIds.map((id) => [id, {}]))
  for (const { variant_id, location_id, pieces } of rows) {
    const levels = stock.get(variant_id)
    if (levels) levels[location_id] = pieces
  }
  return stock
}
