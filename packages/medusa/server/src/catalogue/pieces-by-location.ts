interface Row {
  variant_id: string
  location_id: string
  pieces: number
}

/** PostgreSQL with `?` for its values. */
interface Database {
  raw: (sql: string, values: string[][]) => PromiseLike<{ rows: Row[] }>
}

/**
 * Pieces of variants that each location can sell; none where it has none. A variant of several items, as a set, is sold where all of
 * them are.
 */
export async function piecesByLocation(
  database: Database,
  variantIds: readonly string[],
): Promise<Row[]> {
  const { rows } = await database.raw(
    `select item.variant_id, level.location_id,
       min(floor((level.stocked_quantity - level.reserved_quantity) / item.required_quantity))::int as pieces
     from (
       select variant_id, inventory_item_id, required_quantity, count(*) over (partition by variant_id) as items
       from product_variant_inventory_item
       where variant_id = any(?) and deleted_at is null
     ) as item
     join inventory_level as level on level.inventory_item_id = item.inventory_item_id
     where level.deleted_at is null
     group by item.variant_id, level.location_id, item.items
     having count(*) = item.items and min(level.stocked_quantity - level.reserved_quantity) > 0`,
    [[...variantIds]],
  )
  return rows
}
