import { closed } from './status'

/** Who counts as one customer: an e-mail address, as a guest and with its account; and a device, whatever it names. */
interface Orderer {
  email: string
  device_id: string
  /** The network that the order comes from, as a hash. */
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
 * The pieces of some variants in orders of a customer that are paid, or wait for their payment: as `placement.details.pieces` has them.
 * Orders without an id are left out: they have taken nothing yet. A guest's that is to be paid in cash stands for days, and anybody can type any
 * address: it counts for that in its own network alone.
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
