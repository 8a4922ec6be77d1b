CREATE TABLE "stock_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"size_code" text NOT NULL,
	"showroom_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_by_hand_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
-- As before (0023), and it notes when an order gives its pieces and its promo back: goods that have left the shop do not come back by themselves.
CREATE OR REPLACE FUNCTION "check_order_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'PENDING' THEN
      RAISE EXCEPTION 'an order starts PENDING, not %', NEW.status USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status = OLD.status OR (OLD.status::text, NEW.status::text) IN (
    ('PENDING', 'PAID'), ('PENDING', 'EXPIRED'), ('PENDING', 'CANCELLED'),
    ('PAID', 'PROCESSING'), ('PAID', 'READY_FOR_PICKUP'), ('PAID', 'CANCELLED'), ('PAID', 'REFUNDED'),
    ('PROCESSING', 'SHIPPED'), ('PROCESSING', 'CANCELLED'), ('PROCESSING', 'REFUNDED'),
    ('SHIPPED', 'COMPLETED'), ('SHIPPED', 'REFUNDED'),
    ('READY_FOR_PICKUP', 'COMPLETED'), ('READY_FOR_PICKUP', 'CANCELLED'), ('READY_FOR_PICKUP', 'REFUNDED'),
    ('COMPLETED', 'REFUNDED'), ('CANCELLED', 'REFUNDED'), ('EXPIRED', 'REFUNDED')
  ) THEN
    IF NEW.status::text IN ('EXPIRED', 'CANCELLED', 'REFUNDED')
      AND OLD.status::text IN ('PENDING', 'PAID', 'PROCESSING', 'READY_FOR_PICKUP')
    THEN
      NEW.released_at := NEW.moved_at;
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'no order goes from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
-- Of a refunded order it was not written down whether its goods had left the shop.
UPDATE orders SET released_at = moved_at
WHERE status::text IN ('EXPIRED', 'CANCELLED') OR status::text = 'REFUNDED' AND no_resi IS NULL
  AND NOT EXISTS (SELECT FROM order_tracking WHERE order_id = orders.id)
  AND NOT EXISTS (SELECT FROM return_requests WHERE order_id = orders.id);
--> statement-breakpoint
UPDATE orders SET paid_by_hand_at = paid_at
WHERE status::text IN ('EXPIRED', 'CANCELLED', 'REFUNDED') AND paid_at IS NOT NULL AND grand_total > 0
  AND NOT EXISTS (SELECT FROM payment_notifications WHERE bill_no = trx_ref AND outcome = 'paid' AND result = 'done');
--> statement-breakpoint
-- The books open with the pieces that are there, and those that orders hold.
INSERT INTO stock_entries (product_id, size_code, showroom_id, delta, reason)
SELECT product_id, size_code, showroom_id, sum(qty), 'opening'
FROM (
  SELECT product_id, size_code, showroom_id, qty FROM stock
  UNION ALL
  SELECT product_id, size_code, showroom_id, qty
  FROM order_lines JOIN orders ON orders.id = order_id
  WHERE released_at IS NULL
) AS pieces
GROUP BY 1, 2, 3
HAVING sum(qty) <> 0;
--> statement-breakpoint
CREATE FUNCTION enter_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_entries (product_id, size_code, showroom_id, delta, reason)
  SELECT product_id, size_code, showroom_id, qty, current_setting('stock.reason') FROM arrived WHERE qty <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_entered AFTER INSERT ON stock
  REFERENCING NEW TABLE AS arrived
  FOR EACH STATEMENT WHEN (current_setting('stock.reason', true) <> '') EXECUTE FUNCTION enter_new_stock();
--> statement-breakpoint
CREATE FUNCTION enter_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_entries (product_id, size_code, showroom_id, delta, reason)
  VALUES (NEW.product_id, NEW.size_code, NEW.showroom_id, NEW.qty - OLD.qty, current_setting('stock.reason'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- By row: a table of the changed rows would be made for each order too, whose changes are not entered.
CREATE TRIGGER stock_changed AFTER UPDATE OF qty ON stock
  FOR EACH ROW WHEN (OLD.qty <> NEW.qty AND current_setting('stock.reason', true) <> '')
  EXECUTE FUNCTION enter_changed_stock();
--> statement-breakpoint
-- Makes one row of those of a size in a showroom from before a time.
CREATE FUNCTION carry_stock_entries(before timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM stock_entries WHERE at < before RETURNING *)
  INSERT INTO stock_entries (product_id, size_code, showroom_id, delta, reason, at)
  SELECT product_id, size_code, showroom_id, sum(delta), 'opening', max(at)
  FROM gone
  GROUP BY 1, 2, 3
  HAVING sum(delta) <> 0
$$;
