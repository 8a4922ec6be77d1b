CREATE TYPE "public"."shipping_type" AS ENUM('ONLINE_DELIVERY', 'PICKUP_ON_STORE');--> statement-breakpoint
CREATE TYPE "public"."trx_status" AS ENUM('PENDING', 'PAID', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP', 'COMPLETED', 'EXPIRED', 'CANCELLED');--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"province_id" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subdistricts" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"size_code" text NOT NULL,
	"qty" integer NOT NULL,
	"price_when_added" bigint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_line" UNIQUE("device_id","product_id","size_code"),
	CONSTRAINT "cart_items_qty" CHECK ("cart_items"."qty" >= 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group_id" integer NOT NULL,
	"cover_image_url" text NOT NULL,
	"cover_text" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_subs" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"show_cover" boolean NOT NULL,
	"cover_image_url" text,
	"cover_text" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_contents" (
	"key" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"image_url" text NOT NULL,
	"image_type" text NOT NULL,
	"alt_text" text NOT NULL,
	"dominant_color" text NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"product_id" integer NOT NULL,
	"size_code" text NOT NULL,
	"size_name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_sizes_product_id_size_code_pk" PRIMARY KEY("product_id","size_code")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"brand_name" text NOT NULL,
	"category_id" integer NOT NULL,
	"category_sub_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"retail_price" bigint NOT NULL,
	"net_price" bigint NOT NULL,
	"disc_percent" integer NOT NULL,
	"disc_nominal" bigint NOT NULL,
	"grand_price" bigint NOT NULL,
	"short_description" text NOT NULL,
	"detailed_description" text NOT NULL,
	"size_chart_url" text,
	"weight_grams" integer NOT NULL,
	"volume_cm3" integer NOT NULL,
	"search_text" text NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code"),
	CONSTRAINT "products_prices" CHECK ("products"."grand_price" >= 0 and "products"."grand_price" <= "products"."net_price")
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mails_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"size_code" text NOT NULL,
	"size_name" text NOT NULL,
	"product_name" text NOT NULL,
	"qty" integer NOT NULL,
	"retail_price" bigint NOT NULL,
	"net_price" bigint NOT NULL,
	"disc_percent" integer NOT NULL,
	"disc_nominal" bigint NOT NULL,
	"subtotal" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_product_id_size_code_pk" PRIMARY KEY("order_id","product_id","size_code")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trx_ref" text NOT NULL,
	"device_id" uuid NOT NULL,
	"idempotency_key" text,
	"status" "trx_status" DEFAULT 'PENDING' NOT NULL,
	"shipping_type" "shipping_type" NOT NULL,
	"showroom_id" integer NOT NULL,
	"guest_email" text NOT NULL,
	"recipient_name" text,
	"recipient_phone" text,
	"street" text,
	"subdistrict_id" integer,
	"address_notes" text,
	"courier" text,
	"service_code" text,
	"service_description" text,
	"etd" text,
	"shipping_notes" text,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_channel" text,
	CONSTRAINT "orders_trx_ref_unique" UNIQUE("trx_ref"),
	CONSTRAINT "orders_total" CHECK ("orders"."grand_total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost")
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"bill_no" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notifications_bill_no_status_pk" PRIMARY KEY("bill_no","status")
);
--> statement-breakpoint
CREATE TABLE "sandbox_bills" (
	"bill_no" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"total" bigint NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"channel" text,
	"customer_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showroom_regions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showrooms" (
	"id" integer PRIMARY KEY NOT NULL,
	"region_id" integer NOT NULL,
	"subdistrict_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"address3" text NOT NULL,
	"maps_url" text,
	"is_hub" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" integer NOT NULL,
	"size_code" text NOT NULL,
	"showroom_id" integer NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "stock_product_id_size_code_showroom_id_pk" PRIMARY KEY("product_id","size_code","showroom_id"),
	CONSTRAINT "stock_never_below_zero" CHECK ("stock"."qty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdistricts" ADD CONSTRAINT "subdistricts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_size_code_product_sizes_product_id_size_code_fk" FOREIGN KEY ("product_id","size_code") REFERENCES "public"."product_sizes"("product_id","size_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_subs" ADD CONSTRAINT "category_subs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_sub_id_category_subs_id_fk" FOREIGN KEY ("category_sub_id") REFERENCES "public"."category_subs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_showroom_id_showrooms_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subdistrict_id_subdistricts_id_fk" FOREIGN KEY ("subdistrict_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_bill_no_orders_trx_ref_fk" FOREIGN KEY ("bill_no") REFERENCES "public"."orders"("trx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showrooms" ADD CONSTRAINT "showrooms_region_id_showroom_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."showroom_regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showrooms" ADD CONSTRAINT "showrooms_subdistrict_id_subdistricts_id_fk" FOREIGN KEY ("subdistrict_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_showroom_id_showrooms_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_size_code_product_sizes_product_id_size_code_fk" FOREIGN KEY ("product_id","size_code") REFERENCES "public"."product_sizes"("product_id","size_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cities_province" ON "cities" USING btree ("province_id");--> statement-breakpoint
CREATE INDEX "subdistricts_city" ON "subdistricts" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("listed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","listed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_category_sub" ON "products" USING btree ("category_sub_id","listed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("grand_price","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("device_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."status" = 'PENDING';