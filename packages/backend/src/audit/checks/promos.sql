-- A promo counts one use for each order that holds it, and never exceeds its limit.
select code as promo, uses, count(orders.id) as orders, use_limit as limit
from promos left join orders on promo_code = code and released_at is null
group by code
having uses <> count(orders.id) or uses > use_limit
order by code
