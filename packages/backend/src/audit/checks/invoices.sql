-- Each order paid in time has one invoice for its total; invoice numbers have no gaps.
with paid as (
  select orders.id, trx_ref, grand_total
  from orders left join booked_numbers on kind = 'INVOICE'
  where paid_at is not null
    and (paid_by_hand_at is null or payment_way is not null)
    and (since is null or paid_at >= since)
), numbered as (
  select number, row_number() over (order by number) as place from invoices
), counted as (
  select coalesce((select last from booked_numbers where kind = 'INVOICE'), 0) as last, count(*) as issued from invoices
)
select trx_ref as "order", grand_total as costs, null::int as number, 'has no invoice' as problem
from paid where not exists (select from invoices where order_id = paid.id)
union all
select trx_ref, grand_total, number, 'differs from its bill, or its order was never paid'
from invoices join orders on orders.id = order_id
where total <> grand_total or paid_at is null
  or ppn_amount is not null and ppn_amount <> round(total * 11 / 111.0)
union all
select null, null, number, 'is out of sequence' from numbered where number <> place
union all
select null, null, last, 'is the last number, but there are fewer invoices' from counted where last <> issued
