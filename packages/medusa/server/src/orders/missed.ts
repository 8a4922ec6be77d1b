/** PostgreSQL. */
interface Database {
  raw: (sql: string) => PromiseLike<{ rows: { trx_ref: string }[] }>
}

/**
 * Orders of which Medusa's events may be lost, by reference: a killed process has taken them with it. Parcels that were not accepted and are back, and orders
 * of which more was refunded in the last week than credit notes have taken back.
 */
export async function missedOrders(database: Database): Promise<string[]> {
  const { rows } = await database.raw(
    `select placement.trx_ref
     from placement
     join "return" on "return".order_id = placement.order_id and "return".status = 'received'
     where placement.refused_at is not null and placement.back_at is null and placement.paid_at is null
     union
     select placement.trx_ref
     from refund
     join payment on payment.id = refund.payment_id
     join order_payment_collection as link
       on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
     join placement on placement.order_id = link.order_id
     join booked as invoice on invoice.trx_ref = placement.trx_ref and invoice.kind = 'INVOICE'
     where refund.created_at > now() - interval '7 days' and refund.deleted_at is null
     group by placement.trx_ref, invoice.facts
     having least(round(sum(refund.amount)), (invoice.facts->>'total')::numeric) > coalesce(
       (select sum((note.facts->>'amount')::numeric) from booked as note
        where note.trx_ref = placement.trx_ref and note.kind = 'CREDIT_NOTE'), 0)`,
  )
  return rows.map(({ trx_ref }) => trx_ref)
}
