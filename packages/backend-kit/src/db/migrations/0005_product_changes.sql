ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Of products from before, the listing is the last change that is known.
UPDATE "products" SET "updated_at" = "listed_at";--> statement-breakpoint
CREATE INDEX "products_changes" ON "products" USING btree ("id","updated_at");--> statement-breakpoint
CREATE FUNCTION "note_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_noted" BEFORE UPDATE ON "products"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_product_change"();
