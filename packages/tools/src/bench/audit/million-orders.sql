-- Creates orders 1 to $1 of the demo company in all states, with one or two lines each, payments, pieces and promo uses, and balanced books.
-- The states are written directly, without transitions.
alter table orders disable trigger orders_transition;

create unlogged table bench_lines as
with sizes as (
  select row_number() over (order by product_id, size_code) - 1 as number, count(*) over () as sizes, product_id, size_code, size_name
  from product_sizes
)
select n as order_id, product_id, size_code, size_name, name as product_name, 1 + (n + k) % 3 as qty,
  retail_price, net_price, disc_percent, disc_nominal, (1 + (n + k) % 3) * grand_price as subtotal
from generate_series(1, $1) as n
cross join lateral generate_series(0, n % 2) as k
join sizes on number = (n * 7::bigint + k * 31) % sizes
join products on products.id = product_id;

insert into orders (id, trx_ref, device_id, guest_email, status, shipping_type, showroom_id, promo_code, subtotal, discount,
  shipping_cost, grand_total, placed_at, moved_at, due_at, paid_at, released_at, no_resi, pickup_code)
overriding system value
select n, md5(n::text), gen_random_uuid(), 'guest' || n || '@example.com', status::trx_status,
  case when is_pickup then 'PICKUP_ON_STORE' else 'ONLINE_DELIVERY' end::shipping_type, 1 + n % 20,
  case when discount > 0 then 'HEMAT25' end, total, discount, delivery, total - discount + delivery, placed, placed, placed + interval '1 day',
  case when status not in ('PENDING', 'EXPIRED') and state <> 2 then placed end,
  case when state between 1 and 4 then placed end,
  case when state = 8 then 'JNE' || n end,
  case when is_pickup then 'ABCDEF' end
from (
  select order_id as n, sum(subtotal) as total, order_id % 20 as state, timestamptz '2026-01-01' + order_id * interval '20 seconds' as placed
  from bench_lines
  group by 1
) as bought
cross join lateral (
  select coalesce((array['PENDING', 'EXPIRED', 'CANCELLED', 'CANCELLED', 'REFUNDED', 'REFUNDED', 'PAID', 'PROCESSING', 'SHIPPED',
      'READY_FOR_PICKUP'])[state + 1], 'COMPLETED') as status,
    state = 9 or state > 9 and n % 3 = 0 as is_pickup,
    case when n % 11 = 0 then 10000 else 0 end as discount
) as made
cross join lateral (select case when is_pickup then 0 else 9000 end as delivery) as sent;

insert into order_lines select * from bench_lines;

insert into payment_notifications (bill_no, reference, outcome, status, channel, amount, result, received_at)
select trx_ref, 'R1', 'paid', '2', '702', grand_total, 'done', paid_at from orders where paid_at is not null;

insert into invoices (order_id, number, issued_at, seller_name, seller_address, total, ppn_rate, ppn_base, ppn_amount)
select id, row_number() over (order by id), paid_at, 'PT Contoh', 'Jl. Contoh 1', grand_total, 12,
  round((grand_total - round(grand_total * 11 / 111.0)) * 11 / 12.0), round(grand_total * 11 / 111.0)
from orders where paid_at is not null;

insert into credit_notes (number, order_id, issued_at, amount, ppn_amount)
select row_number() over (order by id), id, moved_at, total, ppn_amount
from orders join invoices on order_id = id where status = 'REFUNDED';

insert into booked_numbers (kind, last) values
  ('INVOICE', (select count(*) from invoices)), ('CREDIT_NOTE', (select count(*) from credit_notes));

update promos set uses = (select count(*) from orders where promo_code = code and released_at is null);

insert into stock_entries (product_id, size_code, showroom_id, delta, reason)
select product_id, size_code, showroom_id, sum(qty), 'opening'
from order_lines join orders on orders.id = order_id
where released_at is null
group by 1, 2, 3;

drop table bench_lines;
alter table orders enable trigger orders_transition;
vacuum analyze;
