-- Counts get the brand too. Nobody may write a product in between.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "product_counts";--> statement-breakpoint
ALTER TABLE "product_counts" DROP CONSTRAINT "product_counts_category_id_category_sub_id_group_id_is_sale_pk";--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "brand_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_category_sub_id_group_id_brand_name_is_sale_pk" PRIMARY KEY("category_id","category_sub_id","group_id","brand_name","is_sale");--> statement-breakpoint
INSERT INTO "product_counts" (category_id, category_sub_id, group_id, brand_name, is_sale, products)
SELECT category_id, category_sub_id, group_id, brand_name, grand_price < retail_price, count(*)
FROM "products"
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE tg_op
    WHEN 'INSERT' THEN 'SELECT *, 1 AS change FROM arrived'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS change FROM gone'
    ELSE 'SELECT *, 1 AS change FROM arrived UNION ALL SELECT *, -1 FROM gone'
  END;
BEGIN
  EXECUTE format(
    'INSERT INTO product_counts AS counted
       (category_id, category_sub_id, group_id, brand_name, is_sale, products)
     SELECT category_id, category_sub_id, group_id, brand_name, grand_price < retail_price, sum(change)
     FROM (%s) AS changed
     GROUP BY 1, 2, 3, 4, 5
     HAVING sum(change) <> 0
     ORDER BY 1, 2, 3, 4, 5
     ON CONFLICT (category_id, category_sub_id, group_id, brand_name, is_sale)
     DO UPDATE SET products = counted.products + excluded.products', changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE INDEX "products_brand_newest" ON "products" USING btree ("brand_name","listed_at","id","category_id","category_sub_id","group_id");--> statement-breakpoint
CREATE INDEX "products_brand_newest_sale" ON "products" USING btree ("brand_name","listed_at","id","category_id","category_sub_id","group_id") WHERE "products"."grand_price" < "products"."retail_price";--> statement-breakpoint
CREATE INDEX "products_brand_price" ON "products" USING btree ("brand_name","grand_price","id","category_id","category_sub_id","group_id");--> statement-breakpoint
CREATE INDEX "products_brand_price_sale" ON "products" USING btree ("brand_name","grand_price","id","category_id","category_sub_id","group_id") WHERE "products"."grand_price" < "products"."retail_price";
