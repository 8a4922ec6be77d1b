ALTER TABLE "customers" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree (lower("guest_email"));