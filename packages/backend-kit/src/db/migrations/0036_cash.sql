ALTER TYPE "public"."trx_status" ADD VALUE 'CONFIRMED' BEFORE 'PAID';--> statement-breakpoint
ALTER TYPE "public"."trx_status" ADD VALUE 'NOT_COLLECTED';--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
DROP INDEX "orders_unpaid_network";--> statement-breakpoint
DROP INDEX "orders_unpaid_guests";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_way" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open_network" ON "orders" USING btree ("client_network") WHERE "orders"."client_network" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_collect" ON "orders" USING btree ("due_at") WHERE "orders"."payment_way" is not null and "orders"."paid_at" is null and "orders"."released_at" is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_guests" ON "orders" USING btree ("moved_at") WHERE "orders"."guest_email" is not null and "orders"."paid_at" is null and ("orders"."status" in ('EXPIRED', 'CANCELLED') or "orders"."payment_way" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_way" CHECK (case when "orders"."payment_way" is null
        then "orders"."status"::text not in ('CONFIRMED', 'NOT_COLLECTED') and "orders"."payment_fee" = 0
        else ("orders"."payment_way" = 'PAY_AT_STORE') = ("orders"."shipping_type" = 'PICKUP_ON_STORE') end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."status" in ('PENDING', 'EXPIRED', 'CANCELLED') or "orders"."paid_at" is not null
        or ("orders"."payment_way" is not null and "orders"."status"::text not in ('PAID', 'COMPLETED', 'REFUNDED')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."grand_total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" + "orders"."payment_fee");--> statement-breakpoint
-- As before (0035), with the statuses of orders that are paid in cash.
CREATE OR REPLACE FUNCTION "check_order_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'PENDING' THEN
      RAISE EXCEPTION 'an order starts PENDING, not %', NEW.status USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status = OLD.status OR (OLD.status::text, NEW.status::text) IN (
    ('PENDING', 'CONFIRMED'), ('PENDING', 'PAID'), ('PENDING', 'EXPIRED'), ('PENDING', 'CANCELLED'),
    ('CONFIRMED', 'PROCESSING'), ('CONFIRMED', 'READY_FOR_PICKUP'), ('CONFIRMED', 'CANCELLED'),
    ('PAID', 'PROCESSING'), ('PAID', 'READY_FOR_PICKUP'), ('PAID', 'CANCELLED'), ('PAID', 'REFUNDED'),
    ('PROCESSING', 'SHIPPED'), ('PROCESSING', 'CANCELLED'), ('PROCESSING', 'REFUNDED'),
    ('SHIPPED', 'COMPLETED'), ('SHIPPED', 'REFUNDED'), ('SHIPPED', 'NOT_COLLECTED'),
    ('READY_FOR_PICKUP', 'COMPLETED'), ('READY_FOR_PICKUP', 'CANCELLED'), ('READY_FOR_PICKUP', 'REFUNDED'),
    ('READY_FOR_PICKUP', 'NOT_COLLECTED'),
    ('COMPLETED', 'REFUNDED'), ('CANCELLED', 'REFUNDED'), ('EXPIRED', 'REFUNDED')
  ) OR NEW.shipping_type = 'PICKUP_ON_STORE' AND (OLD.status::text, NEW.status::text) IN (
    ('CONFIRMED', 'COMPLETED'), ('CONFIRMED', 'NOT_COLLECTED')
  ) THEN
    IF NEW.status::text IN ('EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED')
      AND OLD.status::text IN ('PENDING', 'CONFIRMED', 'PAID', 'PROCESSING', 'READY_FOR_PICKUP')
    THEN
      NEW.released_at := NEW.moved_at;
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'no order goes from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
END;
$$;
