-- What came in, and where it is.
select
  (select coalesce(sum(delta), 0) from stock_entries) as put_in,
  (select coalesce(sum(qty), 0) from stock) as in_stock,
  (select coalesce(sum(qty), 0) from order_lines join orders on orders.id = order_id where released_at is null) as in_orders,
  count(*) as orders,
  coalesce(sum(grand_total), 0) as billed,
  coalesce(sum(grand_total) filter (where bill_no is not null), 0) as paid,
  coalesce(sum(grand_total) filter (where bill_no is null and paid_by_hand_at is not null), 0) as by_hand,
  coalesce(sum(grand_total) filter (where paid_at is null and status not in ('EXPIRED', 'CANCELLED', 'NOT_COLLECTED')), 0) as open,
  coalesce(sum(grand_total) filter (where paid_at is null and status in ('EXPIRED', 'CANCELLED', 'NOT_COLLECTED')), 0) as ended
from orders left join (
  select distinct bill_no from payment_notifications where outcome = 'paid' and result = 'done'
) as counted on bill_no = trx_ref
