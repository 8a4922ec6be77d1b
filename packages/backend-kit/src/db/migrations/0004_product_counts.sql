INSERT INTO product_counts (category_id, category_sub_id, group_id, is_sale, products)
SELECT category_id, category_sub_id, group_id, grand_price < retail_price, count(*)
FROM products
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- One statement for all changes, in the order of the key: writers wait for each other, never in a ring.
CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE tg_op
    WHEN 'INSERT' THEN 'SELECT *, 1 AS change FROM arrived'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS change FROM gone'
    ELSE 'SELECT *, 1 AS change FROM arrived UNION ALL SELECT *, -1 FROM gone'
  END;
BEGIN
  EXECUTE format(
    'INSERT INTO product_counts AS counted (category_id, category_sub_id, group_id, is_sale, products)
     SELECT category_id, category_sub_id, group_id, grand_price < retail_price, sum(change)
     FROM (%s) AS changed
     GROUP BY 1, 2, 3, 4
     HAVING sum(change) <> 0
     ORDER BY 1, 2, 3, 4
     ON CONFLICT (category_id, category_sub_id, group_id, is_sale)
     DO UPDATE SET products = counted.products + excluded.products', changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forget_product_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_counts;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_arrived AFTER INSERT ON products
  REFERENCING NEW TABLE AS arrived
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_gone AFTER DELETE ON products
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION forget_product_counts();
