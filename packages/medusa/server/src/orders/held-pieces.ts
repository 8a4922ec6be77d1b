/** The network and the location that are checked. */
interface Held {
  /** Hash of the network that orders come from. */
  network: string
  location_id: string
}

/** A variant's sum over `placement.details.pieces`. */
interface Row {
  variant_id: string
  pieces: number
}

/** PostgreSQL with `?` for its values. */
interface Database {
  raw: (sql: string, values: string[]) => PromiseLike<{ rows: Row[] }>
}

/**
 * Counts the pieces that unpaid orders of a network hold at a location, by variant, from `placement.details.pieces`. Cash orders hold them
 * until they are shipped. Skips rows without an order, which hold nothing yet.
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
