-- Money that the provider sent back had come before, and its order or its payment says so.
with came as (
  select bill_no, sum(coalesce(amount, case result when 'done' then paid_amount end, grand_total)) as total
  from payment_notifications join orders on trx_ref = bill_no
  where outcome = 'paid'
  group by 1
), went as (
  select back.bill_no, sum(coalesce(back.amount, other.amount, paid_amount, grand_total)) as total,
    count(*) filter (where other.bill_no is null) as of_order
  from payment_notifications as back
  join orders on trx_ref = back.bill_no
  left join payment_notifications as other on other.bill_no = back.bill_no and other.reference = back.reference
    and other.outcome = 'paid' and other.result <> 'done'
  where back.outcome = 'reversed' and back.result = 'done'
  group by 1
)
select trx_ref as "order", status, grand_total as costs, came.total as came, paid_by_hand_at, went.total as went_back, reversed_at
from orders
left join came on came.bill_no = trx_ref
left join went on went.bill_no = trx_ref
where (reversed_at is not null or went.total is not null) and (
  (reversed_at is not null) <> coalesce(of_order > 0, false)
  or went.total > greatest(came.total, case when paid_by_hand_at is not null then coalesce(paid_amount, grand_total) end, 0)
)
order by id
