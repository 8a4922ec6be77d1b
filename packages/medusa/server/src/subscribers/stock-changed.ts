import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from '../events'
import { databaseOf } from '../scope'

const tables = { 'inventory-level': 'inventory_level', 'reservation-item': 'reservation_item' }

/** Returns the variants of a level or a reservation, also of a deleted one. */
async function variantsOf(scope: MedusaContainer, name: string, id: string): Promise<string[]> {
  const table = name.startsWith('inventory-level')
    ? tables['inventory-level']
    : tables['reservation-item']
  const rows: { variant_id: string }[] = await databaseOf(scope)(
    'product_variant_inventory_item as item',
  )
    .join(`${table} as changed`, 'changed.inventory_item_id', 'item.inventory_item_id')
    .where('changed.id', id)
    .distinct('item.variant_id')
  return rows.map(({ variant_id }) => variant_id)
}

/** Sales, returns and recounts change what a store can sell. */
export default async function stockChanged({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  if (!process.env.ADAPTER_URL) return
  const variant_ids = await variantsOf(container, name, data.id)
  if (variant_ids.length > 0) tellAdapter(container, { name: 'stock.changed', variant_ids })
}

export const config: SubscriberConfig = {
  event: [
    'inventory-level.created',
    'inventory-level.updated',
    'inventory-level.deleted',
    'reservation-item.created',
    'reservation-item.updated',
    'reservation-item.deleted',
  ],
}
