import { closed } from './status'

/** What counts as one customer: an e-mail address, with or without account, and a device with any address. */
interface Orderer {
  email: string
  device_id: string
  /** Hash of the network that the order comes from. */
  network?: string | null | undefined
}

/** PostgreSQL with `?` for its values. */
interface Database {
  raw: (
    sql: string,
    values: (string | readonly string[])[],
  ) => PromiseLike<{ rows: { pieces: number }[] }>
}

/**
 * Counts the pieces of some variants in a customer's paid or pending orders, from `placement.details.pieces`. Skips rows without an order,
 * which hold nothing yet. A guest's cash order stays open for days, and anyone can type any address, so it counts for the address only
 * within its own network.
 */
export async function boughtPieces(
  database: Database,
  { email, device_id, network }: Orderer,
  variantIds: readonly string[],
): Promise<number> {
  const address = email.toLowerCase()
  const { rows } = await database.raw(
    `select coalesce(sum(piece.value::int), 0)::int as pieces
     from placement
     cross join lateral jsonb_each_text(placement.details->'pieces') as piece
     where placement.deleted_at is null and placement.order_id is not null
       and placement.status <> all(?) and (placement.status <> 'PENDING' or placement.due_at > now())
       and (placement.device_id = ?
         or lower(placement.email) = ? and (placement.payment_way is null or placement.paid_at is not null
           or placement.customer_id is not null or placement.details->>'network' = ?)
         or placement.customer_id in (select id from customer where lower(email) = ? and has_account and deleted_at is null))
       and piece.key = any(?)`,
    [closed, device_id, address, network ?? '', address, variantIds],
  )
  return rows[0]?.pieces ?? 0
}
