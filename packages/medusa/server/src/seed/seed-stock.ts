import type { MedusaContainer } from '@medusajs/framework/types'
import {
  createInventoryLevelsWorkflow,
  createPriceListsWorkflow,
} from '@medusajs/medusa/core-flows'
import { databaseOf } from '../scope'
import { currencyCode } from '../settings'
import type { SeededVariant } from './seed-products'

/** Levels per run of the workflow. */
const batch = 2_000

/** Loads inventory items by the ids of their variants. */
async function itemsOf(scope: MedusaContainer): Promise<Map<string, string>> {
  const rows: { variant_id: string; inventory_item_id: string }[] = await databaseOf(scope)(
    'product_variant_inventory_item',
  ).select('variant_id', 'inventory_item_id')
  return new Map(rows.map(({ variant_id, inventory_item_id }) => [variant_id, inventory_item_id]))
}

/** Stocks the stores, whose stock locations are given by number. */
export async function seedStock(
  scope: MedusaContainer,
  variants: readonly SeededVariant[],
  locations: Map<number, string>,
): Promise<void> {
  const items = await itemsOf(scope)
  const levels = variants.flatMap(({ id, stock }) =>
    Object.entries(stock).map(([store, stocked_quantity]) => ({
      inventory_item_id: items.get(id) ?? '',
      location_id: locations.get(Number(store)) ?? '',
      stocked_quantity,
    })),
  )
  for (let at = 0; at < levels.length; at += batch) {
    await createInventoryLevelsWorkflow(scope).run({
      input: { inventory_levels: levels.slice(at, at + batch) },
    })
  }
}

/** Creates price lists for sale prices, one for each end. */
export async function seedSale(
  scope: MedusaContainer,
  variants: readonly SeededVariant[],
): Promise<void> {
  const reduced = variants.filter(({ price }) => price.now < price.retail)
  const ends = [...new Set(reduced.map(({ price }) => price.ends_at))]
  const lists = ends.map((ends_at) => ({
    title: ends_at ? `Sale until ${ends_at.slice(0, 10)}` : 'Sale',
    description: 'What is reduced',
    status: 'active' as const,
    ...(ends_at ? { ends_at } : {}),
    prices: reduced
      .filter(({ price }) => price.ends_at === ends_at)
      .map(({ id, price }) => ({
        variant_id: id,
        currency_code: currencyCode,
        amount: price.now,
      })),
  }))
  if (lists.length === 0) return
  await createPriceListsWorkflow(scope).run({ input: { price_lists_data: lists } })
}
