CREATE TABLE "booked_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"ppn_amount" bigint,
	"reason" text,
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller_name" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_npwp" text,
	"total" bigint NOT NULL,
	"ppn_rate" integer,
	"ppn_base" bigint,
	"ppn_amount" bigint,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."invoices"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
-- Orders that were paid before have no invoice.
INSERT INTO "booked_numbers" SELECT 'INVOICE', 0, now() WHERE EXISTS (SELECT FROM "orders" WHERE "paid_at" IS NOT NULL);--> statement-breakpoint
CREATE FUNCTION "refuse_booked_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what is issued stays as it is: issue a credit note' USING ERRCODE = 'check_violation';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE UPDATE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_booked_change"();--> statement-breakpoint
CREATE TRIGGER "credit_notes_stay" BEFORE UPDATE ON "credit_notes" FOR EACH ROW EXECUTE FUNCTION "refuse_booked_change"();
