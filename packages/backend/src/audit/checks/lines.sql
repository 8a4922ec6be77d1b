-- A line costs its quantity times the price of one piece: the net price, minus the percent, minus the nominal discount.
select trx_ref as "order", product_id as product, size_code as size, qty, net_price, disc_percent, disc_nominal, lines.subtotal
from order_lines as lines join orders on orders.id = order_id
where qty < 1
  or lines.subtotal <> qty * greatest(0, net_price - floor(net_price * disc_percent / 100.0) - disc_nominal)
order by order_id, product_id, size_code
