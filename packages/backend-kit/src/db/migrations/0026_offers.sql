CREATE TABLE "free_shipping" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"from_total" bigint NOT NULL,
	CONSTRAINT "free_shipping_one" CHECK ("free_shipping"."id" = 1),
	CONSTRAINT "free_shipping_from" CHECK ("free_shipping"."from_total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_qr" text;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_sale_ends" ON "products" USING btree ("sale_ends_at") WHERE "products"."sale_ends_at" is not null;