-- All pieces put into a store are in its stock, or in orders that hold them.
with entered as (
  select product_id, size_code, showroom_id, sum(delta) as qty from stock_entries group by 1, 2, 3
), held as (
  select product_id, size_code, showroom_id, sum(qty) as qty
  from order_lines join orders on orders.id = order_id
  where released_at is null
  group by 1, 2, 3
)
select product_id as product, size_code as size, showroom_id as store,
  coalesce(entered.qty, 0) as put_in, coalesce(held.qty, 0) as in_orders, coalesce(stock.qty, 0) as in_stock
from stock
full join entered using (product_id, size_code, showroom_id)
full join held using (product_id, size_code, showroom_id)
where coalesce(entered.qty, 0) <> coalesce(held.qty, 0) + coalesce(stock.qty, 0)
order by product_id, size_code, showroom_id
