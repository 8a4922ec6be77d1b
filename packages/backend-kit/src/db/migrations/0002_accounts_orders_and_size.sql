CREATE TYPE "public"."gender" AS ENUM('MALE', 'FEMALE');--> statement-breakpoint
CREATE TYPE "public"."bundling_type" AS ENUM('GROUP', 'SUB_GROUP', 'PRODUCT');--> statement-breakpoint
CREATE TYPE "public"."promo_category" AS ENUM('SHIPPING', 'PRODUCT');--> statement-breakpoint
CREATE TABLE "product_counts" (
	"category_id" integer NOT NULL,
	"category_sub_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"is_sale" boolean NOT NULL,
	"products" bigint NOT NULL,
	CONSTRAINT "product_counts_category_id_category_sub_id_group_id_is_sale_pk" PRIMARY KEY("category_id","category_sub_id","group_id","is_sale")
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"url" text NOT NULL,
	"category_sub_id" integer NOT NULL,
	"measurements" jsonb NOT NULL,
	CONSTRAINT "size_charts_url_category_sub_id_pk" PRIMARY KEY("url","category_sub_id")
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"gender" "gender" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"temporary_password_hash" text,
	"temporary_password_until" timestamp with time zone,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"label" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_phone" text NOT NULL,
	"zip" text NOT NULL,
	"street" text NOT NULL,
	"subdistrict_id" integer NOT NULL,
	"notes" text
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "order_tracking" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"city" text,
	"receiver_name" text,
	CONSTRAINT "order_tracking_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_promo_products" (
	"promo_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_promo_products_promo_id_product_id_pk" PRIMARY KEY("promo_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_promos" (
	"id" integer PRIMARY KEY NOT NULL,
	"bundling_type" "bundling_type" NOT NULL,
	"group_id" integer,
	"sub_group_id" integer,
	"product_id" integer,
	"item_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"code" text PRIMARY KEY NOT NULL,
	"category" "promo_category" NOT NULL,
	"disc_percent" integer NOT NULL,
	"disc_nominal" bigint NOT NULL,
	"disc_max" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"use_limit" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promos_percent" CHECK ("promos"."disc_percent" between 0 and 100),
	CONSTRAINT "promos_uses" CHECK ("promos"."uses" between 0 and "promos"."use_limit"),
	CONSTRAINT "promos_dates" CHECK ("promos"."starts_at" < "promos"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "sandbox_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bill_no" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_category_sub";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_order_id_kind_pk";--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "guest_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "moved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_label" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "zip" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "no_resi" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "size_charts" ADD CONSTRAINT "size_charts_category_sub_id_category_subs_id_fk" FOREIGN KEY ("category_sub_id") REFERENCES "public"."category_subs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_subdistrict_id_subdistricts_id_fk" FOREIGN KEY ("subdistrict_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tracking" ADD CONSTRAINT "order_tracking_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_promo_products" ADD CONSTRAINT "product_promo_products_promo_id_product_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."product_promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_promo_products" ADD CONSTRAINT "product_promo_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_promos" ADD CONSTRAINT "product_promos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_bill_no_sandbox_bills_bill_no_fk" FOREIGN KEY ("bill_no") REFERENCES "public"."sandbox_bills"("bill_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_customer" ON "access_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_addresses_customer" ON "user_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_primary" ON "user_addresses" USING btree ("customer_id") WHERE "user_addresses"."is_primary";--> statement-breakpoint
CREATE INDEX "sandbox_notifications_due" ON "sandbox_notifications" USING btree ("due_at") WHERE "sandbox_notifications"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_promos_code_fk" FOREIGN KEY ("promo_code") REFERENCES "public"."promos"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_all_newest" ON "products" USING btree ("listed_at","id");--> statement-breakpoint
CREATE INDEX "products_all_newest_sale" ON "products" USING btree ("listed_at","id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_all_price" ON "products" USING btree ("grand_price","id");--> statement-breakpoint
CREATE INDEX "products_all_price_sale" ON "products" USING btree ("grand_price","id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","listed_at","id","group_id");--> statement-breakpoint
CREATE INDEX "products_category_newest_sale" ON "products" USING btree ("category_id","listed_at","id","group_id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","grand_price","id","group_id");--> statement-breakpoint
CREATE INDEX "products_category_price_sale" ON "products" USING btree ("category_id","grand_price","id","group_id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_category_sub_newest" ON "products" USING btree ("category_sub_id","listed_at","id","category_id","group_id");--> statement-breakpoint
CREATE INDEX "products_category_sub_newest_sale" ON "products" USING btree ("category_sub_id","listed_at","id","category_id","group_id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_category_sub_price" ON "products" USING btree ("category_sub_id","grand_price","id","category_id","group_id");--> statement-breakpoint
CREATE INDEX "products_category_sub_price_sale" ON "products" USING btree ("category_sub_id","grand_price","id","category_id","group_id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_group_newest" ON "products" USING btree ("group_id","listed_at","id");--> statement-breakpoint
CREATE INDEX "products_group_newest_sale" ON "products" USING btree ("group_id","listed_at","id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_group_price" ON "products" USING btree ("group_id","grand_price","id");--> statement-breakpoint
CREATE INDEX "products_group_price_sale" ON "products" USING btree ("group_id","grand_price","id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("order_id","kind","detail");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_password" ON "mails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_moving" ON "orders" USING btree ("moved_at") WHERE "orders"."status" in ('PAID', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP');--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_about" CHECK (("mails"."order_id" is null) <> ("mails"."email" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner" CHECK (("orders"."customer_id" is null) <> ("orders"."guest_email" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery" CHECK ("orders"."status" not in ('PROCESSING', 'SHIPPED') or "orders"."shipping_type" = 'ONLINE_DELIVERY');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup" CHECK ("orders"."status" <> 'READY_FOR_PICKUP' or ("orders"."shipping_type" = 'PICKUP_ON_STORE' and "orders"."pickup_code" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipped" CHECK ("orders"."status" <> 'SHIPPED' or "orders"."no_resi" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."status" in ('PENDING', 'EXPIRED', 'CANCELLED') or "orders"."paid_at" is not null);