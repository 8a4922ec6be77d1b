CREATE TABLE "colors" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"color_code" text,
	"grand_price" bigint NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"sizes_in_stock" text[] NOT NULL,
	"is_available" boolean NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "search_synonyms_term_meaning_pk" PRIMARY KEY("term","meaning")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color_hex" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "style_code" text;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_document" ON "product_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "product_search_newest" ON "product_search" USING btree ("listed_at","product_id");--> statement-breakpoint
CREATE INDEX "product_search_price" ON "product_search" USING btree ("grand_price","product_id");--> statement-breakpoint
CREATE INDEX "products_style" ON "products" USING btree ("style_code");
--> statement-breakpoint
-- A text as the index has it: lower case without accents and punctuation, plurals as singulars.
CREATE FUNCTION search_terms(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(lower(value), 'áàâäãéèêëíìîïóòôöõúùûüçñÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑ',
        'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'),
      '[^a-z0-9]+', ' ', 'g'),
      '\mt shirt(s?)\M', 'tshirt\1', 'g'),
      '\mpolo shirts?\M', 'polo', 'g'),
      '\m([a-z]+(?:ss|x|ch|sh))es\M', '\1', 'g'),
      '\m(?!shorts\M)([a-z]{2,}[^aious0-9 ])s\M', '\1', 'g'))
$$;
--> statement-breakpoint
-- Writes the rows of products in the index, and the words that a mistyped word can be corrected to.
CREATE FUNCTION index_products(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH described AS (
    SELECT product.*,
      search_terms(concat_ws(' ', product.name, sub.name)) AS kind_words,
      search_terms(concat_ws(' ', product.color_name, product.color_code)) AS color_words,
      search_terms(concat_ws(' ', product.brand_name, category.name, product.code, product.search_text)) AS keywords
    FROM products AS product
    JOIN category_subs AS sub ON sub.id = product.category_sub_id
    JOIN categories AS category ON category.id = product.category_id
    WHERE product.id = ANY(ids)
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
      || setweight(to_tsvector('simple', search_terms(short_description)), 'D')
      || array_to_tsvector(array_remove(ARRAY['@category:' || category_id, '@sub:' || category_sub_id,
        '@group:' || group_id, '@brand:' || brand_name, '@color:' || color_code,
        '@code:' || lower(regexp_replace(code, '[^[:alnum:]]', '', 'g')),
        CASE WHEN grand_price < retail_price THEN '@sale' END], NULL))
  FROM described LEFT JOIN stocked ON stocked.product_id = id
  ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET brand_name = excluded.brand_name,
    color_code = excluded.color_code, grand_price = excluded.grand_price,
    listed_at = excluded.listed_at, document = excluded.document
$$;
--> statement-breakpoint
CREATE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(id)) FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_indexed AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_products();
--> statement-breakpoint
CREATE TRIGGER products_reindexed AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_products();
--> statement-breakpoint
CREATE FUNCTION index_renamed_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(id)) FROM products
  WHERE CASE tg_table_name WHEN 'categories' THEN category_id ELSE category_sub_id END = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION index_renamed_category();
--> statement-breakpoint
CREATE TRIGGER category_subs_renamed AFTER UPDATE OF name ON category_subs
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION index_renamed_category();
--> statement-breakpoint
-- The lock comes first: two orders that take the last pieces of a size in two shops see each other.
CREATE FUNCTION index_stock_of(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM product_search WHERE product_id = ANY(ids) ORDER BY product_id FOR UPDATE;
  UPDATE product_search AS known SET sizes_in_stock = now.sizes, is_available = now.sizes <> '{}'
  FROM (
    SELECT id, coalesce(array_agg(DISTINCT size_code) FILTER (WHERE qty > 0), '{}') AS sizes
    FROM unnest(ids) AS id LEFT JOIN stock ON product_id = id
    GROUP BY id
  ) AS now
  WHERE known.product_id = now.id AND known.sizes_in_stock <> now.sizes;
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_stock_of(array_agg(DISTINCT product_id)) FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_arrived AFTER INSERT ON stock
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_stock();
--> statement-breakpoint
CREATE TRIGGER stock_gone AFTER DELETE ON stock
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_stock();
--> statement-breakpoint
CREATE FUNCTION index_sold_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_stock_of(ARRAY[NEW.product_id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the end of the transaction, when an order has locked all its stock: so orders cannot block each other in a ring.
CREATE CONSTRAINT TRIGGER stock_sold_out AFTER UPDATE OF qty ON stock
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.qty = 0) <> (NEW.qty = 0)) EXECUTE FUNCTION index_sold_stock();
--> statement-breakpoint
SELECT index_products(array_agg(id)) FROM products;
