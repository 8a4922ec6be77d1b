CREATE TABLE "imported_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"product_updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "file_qty" integer;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "file_left" integer;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_sizes_file_id" ON "product_sizes" USING btree ("file_id") WHERE "product_sizes"."file_id" is not null;--> statement-breakpoint
-- The second half of search_terms. A plural is looked for from its end, which takes half as long as from the start of each word.
CREATE FUNCTION plain_search_terms(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
      '[^a-z0-9]+', ' ', 'g'),
      '\mt shirt(s?)\M', 'tshirt\1', 'g'),
      '\mpolo shirts?\M', 'polo', 'g'),
      '\m([a-z]+(?:ss|x|ch|sh))es\M', '\1', 'g'),
      '(?<=\m[a-z]{2,}[b-hj-np-rtv-z])(?<!\mshort)s\M', '', 'g'))
$$;--> statement-breakpoint
-- The same as before (0008).
CREATE OR REPLACE FUNCTION search_terms(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT plain_search_terms(translate(lower(value), 'áàâäãéèêëíìîïóòôöõúùûüçñÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑ',
    'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'))
$$;--> statement-breakpoint
-- As before (0008), but a description that several products share, as the colours of a garment do, is read once, and without the table of accents where it has none.
CREATE OR REPLACE FUNCTION index_products(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH described AS MATERIALIZED (
    SELECT product.*,
      search_terms(concat_ws(' ', product.name, sub.name)) AS kind_words,
      search_terms(concat_ws(' ', product.color_name, product.color_code)) AS color_words,
      search_terms(concat_ws(' ', product.brand_name, category.name, product.code, product.search_text)) AS keywords
    FROM products AS product
    JOIN category_subs AS sub ON sub.id = product.category_sub_id
    JOIN categories AS category ON category.id = product.category_id
    WHERE product.id = ANY(ids)
  ), descriptions AS MATERIALIZED (
    SELECT short_description, setweight(to_tsvector('simple', CASE
      WHEN short_description ~ '[^\x01-\x7f]' THEN search_terms(short_description)
      ELSE plain_search_terms(lower(short_description)) END), 'D') AS document
    FROM (SELECT DISTINCT short_description FROM described) AS texts
  ), words AS (
    INSERT INTO search_words (word)
    SELECT DISTINCT word
    FROM described, string_to_table(concat_ws(' ', kind_words, color_words, keywords), ' ') AS word
    WHERE word ~ '^[a-z]{3,}$'
    ORDER BY word
    ON CONFLICT DO NOTHING
  ), stocked AS (
    SELECT product_id, array_agg(DISTINCT size_code) AS sizes
    FROM stock WHERE product_id = ANY(ids) AND qty > 0
    GROUP BY product_id
  )
  INSERT INTO product_search AS known (product_id, brand_name, color_code, grand_price, listed_at,
    sizes_in_stock, is_available, document)
  SELECT id, brand_name, color_code, grand_price, listed_at,
    coalesce(sizes, '{}'), sizes IS NOT NULL,
    setweight(to_tsvector('simple', kind_words), 'A')
      || setweight(to_tsvector('simple', color_words), 'B')
      || setweight(to_tsvector('simple', keywords), 'C')
      || descriptions.document
      || array_to_tsvector(array_remove(ARRAY['@category:' || category_id, '@sub:' || category_sub_id,
        '@group:' || group_id, '@brand:' || brand_name, '@color:' || color_code,
        '@code:' || lower(regexp_replace(code, '[^[:alnum:]]', '', 'g')),
        CASE WHEN grand_price < retail_price THEN '@sale' END], NULL))
  FROM described JOIN descriptions USING (short_description) LEFT JOIN stocked ON stocked.product_id = id
  ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET brand_name = excluded.brand_name,
    color_code = excluded.color_code, grand_price = excluded.grand_price,
    listed_at = excluded.listed_at, document = excluded.document
$$;
