ALTER TABLE "orders" DROP CONSTRAINT "orders_owner";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_unpaid_guests" ON "orders" USING btree ("moved_at") WHERE "orders"."guest_email" is not null and "orders"."paid_at" is null and "orders"."status" in ('EXPIRED', 'CANCELLED');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner" CHECK (case when "orders"."anonymised_at" is null
        then ("orders"."customer_id" is null) <> ("orders"."guest_email" is null)
        else "orders"."customer_id" is null and "orders"."guest_email" is null end);