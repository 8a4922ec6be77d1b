import postgres from 'postgres'

/** What Medusa's own tables hold for a buyer. */
export interface Made {
  email: string
  /** Rows of `placement` with an order: what the contract shows. */
  placed: number
  /** Orders of Medusa that were not undone. */
  orders: number
  captures: number
  captured: number
  reserved: number
  status: string | null
}

/** Returns what Medusa has created for the buyers whose e-mail addresses have this prefix. */
export async function ordersMade(databaseUrl: string, start: string): Promise<Made[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    return await sql<Made[]>`
      with buyer as (
        select distinct email from placement where email like ${`${start}%`}
        union select distinct email from "order" where email like ${`${start}%`}
      ), live as (
        select id, email from "order" where deleted_at is null
      ), captured as (
        select live.email, capture.amount
        from capture
        join payment on payment.id = capture.payment_id
        join order_payment_collection as link
          on link.payment_collection_id = payment.payment_collection_id
        join live on live.id = link.order_id
        where capture.deleted_at is null
      ), reserved as (
        select "order".email, reservation.quantity
        from reservation_item as reservation
        join order_item on order_item.item_id = reservation.line_item_id
        join "order" on "order".id = order_item.order_id
        where reservation.deleted_at is null
      )
      select buyer.email,
        (select count(*)::int from placement as row
          where row.email = buyer.email and order_id is not null and deleted_at is null) as placed,
        (select count(*)::int from live where live.email = buyer.email) as orders,
        (select count(*)::int from captured where captured.email = buyer.email) as captures,
        (select coalesce(sum(amount), 0)::int from captured
          where captured.email = buyer.email) as captured,
        (select coalesce(sum(quantity), 0)::int from reserved
          where reserved.email = buyer.email) as reserved,
        (select min(status) from placement as row
          where row.email = buyer.email and deleted_at is null) as status
      from buyer order by buyer.email`
  } finally {
    await sql.end()
  }
}
