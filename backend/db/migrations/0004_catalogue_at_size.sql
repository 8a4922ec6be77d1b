CREATE TABLE "product_counts" (
	"category_id" integer NOT NULL,
	"category_sub_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"is_sale" boolean NOT NULL,
	"products" bigint NOT NULL,
	CONSTRAINT "product_counts_category_id_category_sub_id_group_id_is_sale_pk" PRIMARY KEY("category_id","category_sub_id","group_id","is_sale")
);
--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_category_sub";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
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
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);