-- A paid or confirmed pickup has the code that its buyer shows at the store.
select trx_ref as "order", status, showroom_id as store
from orders
where shipping_type = 'PICKUP_ON_STORE' and status in ('CONFIRMED', 'PAID', 'READY_FOR_PICKUP') and pickup_code is null
order by id
