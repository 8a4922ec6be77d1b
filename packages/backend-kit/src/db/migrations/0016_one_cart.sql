ALTER TABLE "customers" ADD COLUMN "cart_device_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_cart_device_id_unique" UNIQUE("cart_device_id");