-- Credit notes cover an invoice in full once its money is returned, and never exceed it; their numbers have no gaps.
with credited as (
  select order_id, sum(amount) as amount, sum(ppn_amount) as ppn from credit_notes group by 1
), numbered as (
  select number, row_number() over (order by number) as place from credit_notes
), counted as (
  select coalesce((select last from booked_numbers where kind = 'CREDIT_NOTE'), 0) as last, count(*) as issued from credit_notes
)
select trx_ref as "order", status, total as invoice, coalesce(amount, 0) as credited, null::int as number
from invoices join orders on orders.id = invoices.order_id left join credited on credited.order_id = invoices.order_id
where amount > total
  or ppn is distinct from case when amount is not null and ppn_amount is not null then round(amount * 11 / 111.0) end
  or coalesce(amount, 0) < total and (status = 'REFUNDED' or reversed_at is not null)
union all
select null, null, null, null, number from numbered where number <> place
union all
select null, null, null, null, last from counted where last <> issued
