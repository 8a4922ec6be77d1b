-- Orders that expired, were cancelled or not collected hold no stock and no promo; open, paid and sent orders do.
select trx_ref as "order", status, released_at
from orders
where status in ('EXPIRED', 'CANCELLED') and released_at is null
  or status = 'NOT_COLLECTED' and shipping_type = 'PICKUP_ON_STORE' and released_at is null
  or status not in ('EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED') and released_at is not null
order by id
