ALTER TABLE "orders" ADD COLUMN "client_network" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid_email" ON "orders" USING btree (lower("guest_email")) WHERE "orders"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "orders_unpaid_network" ON "orders" USING btree ("client_network") WHERE "orders"."status" = 'PENDING';