-- A pickup has its code from the payment on. Those that are paid already get theirs: 6 letters and digits without lookalikes.
UPDATE "orders" SET "pickup_code" = (
  SELECT string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte("random"."bytes", "place") & 31) + 1, 1), '')
  FROM (SELECT decode(replace(gen_random_uuid()::text, '-', ''), 'hex') AS "bytes", "orders"."id") "random", generate_series(0, 5) "place"
)
WHERE "status" = 'PAID' AND "shipping_type" = 'PICKUP_ON_STORE' AND "pickup_code" IS NULL;
