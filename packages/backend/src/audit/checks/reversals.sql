-- Money that the provider sent back had arrived before, and its order or its payment records the reversal.
with concerned as (
  select * from orders
  where reversed_at is not null
    or trx_ref in (select bill_no from payment_notifications where outcome = 'reversed' and result = 'done')
)
select trx_ref as "order", status, grand_total as costs, came.total as came, paid_by_hand_at, went.total as went_back, reversed_at
from concerned
cross join lateral (
  select sum(coalesce(amount, case result when 'done' then paid_amount end, grand_total)) as total
  from payment_notifications
  where bill_no = trx_ref and outcome = 'paid'
) as came
cross join lateral (
  select sum(coalesce(back.amount, other.amount, paid_amount, grand_total)) as total,
    count(*) filter (where other.bill_no is null) as of_order
  from payment_notifications as back
  left join payment_notifications as other on other.bill_no = back.bill_no and other.reference = back.reference
    and other.outcome = 'paid' and other.result <> 'done'
  where back.bill_no = trx_ref and back.outcome = 'reversed' and back.result = 'done'
) as went
where (reversed_at is not null) <> (of_order > 0)
  or went.total > greatest(came.total, case when paid_by_hand_at is not null then coalesce(paid_amount, grand_total) end, 0)
order by id
