/** PostgreSQL. */
interface Database {
  raw: (sql: string) => PromiseLike<{ rows: { trx_ref: string }[] }>
}

/**
 * Finds orders whose events Medusa may have lost with a killed process, by reference: refused parcels that are back, and orders with
 * a refund in the last week whose credit notes lack a part of it. Money paid beyond the total needs none, as in `backOf` of booked.ts.
 */
export async function missedOrders(database: Database): Promise<string[]> {
  const { rows } = await database.raw(
    `select placement.trx_ref
     from placement
     join "return" on "return".order_id = placement.order_id and "return".status = 'received'
     where placement.refused_at is not null and placement.back_at is null and placement.paid_at is null
     union
     select money.trx_ref
     from (
       select placement.trx_ref, (invoice.facts->>'total')::numeric as total,
         (select coalesce(sum(capture.amount), 0) from capture
          where capture.payment_id = any(paid.ids) and capture.deleted_at is null) as captured,
         (select coalesce(sum(refund.amount), 0) from refund
          where refund.payment_id = any(paid.ids) and refund.deleted_at is null) as refunded,
         (select coalesce(sum((note.facts->>'amount')::numeric), 0) from booked as note
          where note.trx_ref = placement.trx_ref and note.kind = 'CREDIT_NOTE') as credited
       from (
         select link.order_id
         from refund
         join payment on payment.id = refund.payment_id
         join order_payment_collection as link
           on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
         where refund.created_at > now() - interval '7 days' and refund.deleted_at is null
         group by link.order_id
       ) as recent
       join placement on placement.order_id = recent.order_id
       join booked as invoice on invoice.trx_ref = placement.trx_ref and invoice.kind = 'INVOICE'
       cross join lateral (
         select array_agg(payment.id) as ids
         from order_payment_collection as link
         join payment on payment.payment_collection_id = link.payment_collection_id
         where link.order_id = recent.order_id and link.deleted_at is null
       ) as paid
     ) as money
     where least(round(refunded - greatest(captured - total, 0)), total) > credited`,
  )
  return rows.map(({ trx_ref }) => trx_ref)
}
