-- A bill is the sum of its lines, minus the promo discount, plus the delivery and the fee of its payment method; a pickup has no delivery cost.
with bought as (
  select order_id, sum(subtotal) as total from order_lines group by 1
)
select trx_ref as "order", bought.total as lines, subtotal, discount, promo_code as promo, shipping_cost as delivery, payment_fee as fee, grand_total
from orders left join bought on order_id = id
where subtotal is distinct from bought.total
  or grand_total <> subtotal - discount + shipping_cost + payment_fee
  or payment_fee < 0
  or payment_fee > 0 and payment_way is null
  or (discount > 0) <> (promo_code is not null)
  or discount not between 0 and greatest(subtotal, shipping_cost)
  or shipping_cost < 0
  or shipping_cost > 0 and shipping_type = 'PICKUP_ON_STORE'
order by id
