-- Orders that expired or were cancelled hold no pieces and no promo; those that are open, paid or sent do.
select trx_ref as "order", status, released_at
from orders
where status in ('EXPIRED', 'CANCELLED') and released_at is null
  or status not in ('EXPIRED', 'CANCELLED', 'REFUNDED') and released_at is not null
order by id
