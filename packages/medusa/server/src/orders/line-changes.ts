import type { LineKind } from './medusa-order'

/** What staff have changed about an order item. */
export interface LineChange {
  kind: LineKind
  /** Pieces returned in an exchange. */
  exchanged: number
}

export interface LineRow extends LineChange {
  item_id: string
}

/** PostgreSQL with `?` for its values. */
interface Database {
  raw: (sql: string, values: string[][]) => PromiseLike<{ rows: LineRow[] }>
}

/**
 * Returns the changes of order items, by item id. Medusa stores each version of an order; the first is the purchase. Uses SQL: Medusa's
 * modules read only the last version, and report a returned item with its ordered quantity (2.21.2).
 */
export async function lineChanges(
  database: Database,
  orderIds: readonly string[],
): Promise<Map<string, LineChange>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await database.raw(
    `select entry.item_id, case
         when min(entry.version) = 1 then 'BOUGHT'
         when exists (select from order_exchange_item as other
           where other.item_id = entry.item_id and other.deleted_at is null) then 'EXCHANGE'
         when exists (select from order_claim_item as other
           where other.item_id = entry.item_id and other.is_additional_item and other.deleted_at is null) then 'REPLACEMENT'
         else 'ADDED' end as kind,
       (select coalesce(sum(back.quantity), 0)::int
         from return_item as back
         join "return" as exchange on exchange.id = back.return_id
         where back.item_id = entry.item_id and back.deleted_at is null and exchange.deleted_at is null
           and exchange.exchange_id is not null and exchange.status <> 'canceled') as exchanged
     from order_item as entry
     where entry.order_id = any(?)
     group by entry.item_id`,
    [[...orderIds]],
  )
  return new Map(rows.map(({ item_id, ...change }) => [item_id, change]))
}
