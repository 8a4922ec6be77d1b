/** Where pieces are held, and by whom. */
interface Held {
  /** The network that orders come from, as a hash. */
  network: string
  location_id: string
}

/** A row of `placement.details.pieces`, added up. */
interface Row {
  variant_id: string
  pieces: number
}

/** PostgreSQL with `?` for its values. */
interface Database {
  raw: (sql: string, values: string[]) => PromiseLike<{ rows: Row[] }>
}

/**
 * The pieces that unpaid orders of a network hold at a location, by variant: as `placement.details.pieces` has them. Those to pay in cash hold them
 * until they are sent. Orders without an id are left out: they have taken nothing yet.
 */
export async function heldPieces(
  database: Database,
  { network, location_id }: Held,
): Promise<Map<string, number>> {
  const { rows } = await database.raw(
    `select piece.key as variant_id, sum(piece.value::int)::int as pieces
     from placement
     cross join lateral jsonb_each_text(placement.details->'pieces') as piece
     where placement.deleted_at is null and placement.order_id is not null
       and (placement.status = 'PENDING' and placement.due_at > now()
         or placement.payment_way is not null and placement.paid_at is null
           and placement.status in ('CONFIRMED', 'PROCESSING', 'READY_FOR_PICKUP'))
       and placement.location_id = ? and placement.details->>'network' = ?
     group by piece.key`,
    [location_id, network],
  )
  return new Map(rows.map(({ variant_id, pieces }) => [variant_id, pieces]))
}
