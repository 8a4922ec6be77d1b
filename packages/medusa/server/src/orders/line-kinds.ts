import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'
import type { LineKind } from './medusa-order'

interface Row {
  item_id: string
  kind: LineKind
}

/**
 * What the lines of orders are, by the ids of their items: Medusa keeps each version of an order, and the first is what was bought. By
 * SQL: its modules read the last version alone.
 */
export async function lineKinds(
  scope: MedusaContainer,
  orderIds: readonly string[],
): Promise<Map<string, LineKind>> {
  if (orderIds.length === 0) return new Map()
  const { rows }: { rows: Row[] } = await databaseOf(scope).raw(
    `select entry.item_id, case
         when min(entry.version) = 1 then 'BOUGHT'
         when exists (select from order_exchange_item as other
           where other.item_id = entry.item_id and other.deleted_at is null) then 'EXCHANGE'
         when exists (select from order_claim_item as other
           where other.item_id = entry.item_id and other.is_additional_item and other.deleted_at is null) then 'REPLACEMENT'
         else 'ADDED' end as kind
     from order_item as entry
     where entry.order_id = any(?)
     group by entry.item_id`,
    [[...orderIds]],
  )
  return new Map(rows.map(({ item_id, kind }) => [item_id, kind]))
}
