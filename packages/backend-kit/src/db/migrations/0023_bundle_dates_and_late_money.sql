ALTER TABLE "product_promos" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_promos" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_promos" ADD CONSTRAINT "product_promos_dates" CHECK ("product_promos"."starts_at" < "product_promos"."ends_at");--> statement-breakpoint
-- The same as lib/rules/trx-status.ts, and for whoever changes orders by hand.
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
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'no order goes from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
END;
$$;
