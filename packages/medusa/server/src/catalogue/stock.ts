import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'
import { piecesByLocation } from './pieces-by-location'

/** Pieces that can be sold, by location. */
export type Stock = Record<string, number>

/**
 * Loads the stock of variants, by their ids, omitting empty locations. Uses SQL: the modules would build an object with its links for each
 * of a page's thousand levels.
 */
export async function stockOf(
  scope: MedusaContainer,
  variantIds: readonly string[],
): Promise<Map<string, Stock>> {
  const rows = await piecesByLocation(databaseOf(scope), variantIds)
  const stock = new Map<string, Stock>(variantIds.map((id) => [id, {}]))
  for (const { variant_id, location_id, pieces } of rows) {
    const levels = stock.get(variant_id)
    if (levels) levels[location_id] = pieces
  }
  return stock
}
