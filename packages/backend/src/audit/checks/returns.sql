-- A return is refunded exactly when its order is refunded.
select trx_ref as "order", orders.status, request.status as return
from return_requests as request join orders on orders.id = order_id
where (request.status = 'REFUNDED') <> (orders.status = 'REFUNDED')
order by orders.id
