-- The life of an order (lib/rules/trx-status.ts): whatever writes, no other step is possible.
CREATE FUNCTION "check_order_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'PENDING' THEN
      RAISE EXCEPTION 'an order starts PENDING, not %', NEW.status USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status = OLD.status OR (OLD.status::text, NEW.status::text) IN (
    ('PENDING', 'PAID'), ('PENDING', 'EXPIRED'), ('PENDING', 'CANCELLED'),
    ('PAID', 'PROCESSING'), ('PAID', 'READY_FOR_PICKUP'), ('PAID', 'CANCELLED'),
    ('PROCESSING', 'SHIPPED'), ('PROCESSING', 'CANCELLED'),
    ('SHIPPED', 'COMPLETED'),
    ('READY_FOR_PICKUP', 'COMPLETED'), ('READY_FOR_PICKUP', 'CANCELLED')
  ) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'no order goes from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_transition" BEFORE INSERT OR UPDATE OF "status" ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "check_order_transition"();
