interface Row {
  variant_id: string
  location_id: string
  pieces: number
}

/** PostgreSQL with `?` for its values. */
interface Database {
  raw: (sql: string, values: string[][]) => PromiseLike<{ rows: Row[] }>
}

/** Pieces of a variant without inventory: more than a shopper may order. */
export const uncounted = 1_000

/**
 * Returns the pieces of variants that each location can sell, omitting empty locations. A variant of several items, such as a set, is sold
 * where all of them are, limited by the scarcest. Staff may sell a variant without counting it, which is available everywhere, or on
 * backorder, which is available where its items have a level.
 */
export async function piecesByLocation(
  database: Database,
  variantIds: readonly string[],
): Promise<Row[]> {
  const { rows } = await database.raw(
    `select variant.id as variant_id, location.id as location_id, ${uncounted} as pieces
     from product_variant as variant
     cross join stock_location as location
     where variant.id = any(?) and not variant.manage_inventory and variant.deleted_at is null
       and location.deleted_at is null
     union all
     select item.variant_id, level.location_id, case when item.allow_backorder then ${uncounted} else
       min(floor((level.stocked_quantity - level.reserved_quantity) / item.required_quantity))::int end as pieces
     from (
       select link.variant_id, link.inventory_item_id, link.required_quantity, variant.allow_backorder,
         count(*) over (partition by link.variant_id) as items
       from product_variant_inventory_item as link
       join product_variant as variant on variant.id = link.variant_id and variant.manage_inventory
       where link.variant_id = any(?) and link.deleted_at is null
     ) as item
     join inventory_level as level on level.inventory_item_id = item.inventory_item_id
     where level.deleted_at is null
     group by item.variant_id, level.location_id, item.items, item.allow_backorder
     having count(*) = item.items
       and (item.allow_backorder or min(level.stocked_quantity - level.reserved_quantity) > 0)`,
    [[...variantIds], [...variantIds]],
  )
  return rows
}
