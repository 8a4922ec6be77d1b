-- As before (0036), and a parcel that was not accepted, and is not back yet, may be taken after all.
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
  ) OR NEW.shipping_type = 'ONLINE_DELIVERY' AND OLD.released_at IS NULL AND (OLD.status::text, NEW.status::text) IN (
    ('NOT_COLLECTED', 'COMPLETED')
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
