-- A paid order has one payment that counts, for its total, or staff recorded it, as for all cash; an unpaid or free order has none.
with counted as (
  select bill_no, count(*) as payments, sum(amount) as amount
  from payment_notifications
  where outcome = 'paid' and result = 'done'
  group by 1
)
select trx_ref as "order", status, grand_total as costs, paid_at, coalesce(payments, 0) as payments, amount, paid_by_hand_at, paid_amount
from orders left join counted on bill_no = trx_ref
where case
    when paid_at is null or grand_total = 0 then payments > 0 or paid_by_hand_at is not null
    when payment_way is not null then payments > 0 or paid_by_hand_at is null
    when payments is null then paid_by_hand_at is null
    else payments > 1 or paid_by_hand_at is null and amount <> grand_total
  end
  or paid_amount is not null and paid_by_hand_at is null
  or paid_at is null and status not in ('PENDING', 'EXPIRED', 'CANCELLED')
    and (payment_way is null or status in ('PAID', 'COMPLETED', 'REFUNDED'))
  or paid_at is not null and status in ('CONFIRMED', 'NOT_COLLECTED')
order by id
