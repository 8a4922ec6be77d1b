-- The same as before (0033), but a rule is applied only to a text that has what it is for: most have no accents, and few a plural.
CREATE OR REPLACE FUNCTION search_terms(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  terms text := lower(value);
BEGIN
  IF octet_length(terms) <> length(terms) THEN
    terms := translate(terms, 'áàâäãéèêëíìîïóòôöõúùûüçñÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑ',
      'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn');
  END IF;
  terms := btrim(regexp_replace(terms, '[^a-z0-9]+', ' ', 'g'));
  IF terms LIKE '%t shirt%' THEN
    terms := regexp_replace(terms, '\mt shirt(s?)\M', 'tshirt\1', 'g');
  END IF;
  IF terms LIKE '%polo shirt%' THEN
    terms := regexp_replace(terms, '\mpolo shirts?\M', 'polo', 'g');
  END IF;
  IF terms LIKE '%es %' OR terms LIKE '%es' THEN
    terms := regexp_replace(terms, '\m([a-z]+(?:ss|x|ch|sh))es\M', '\1', 'g');
  END IF;
  IF terms LIKE '%s %' OR terms LIKE '%s' THEN
    terms := regexp_replace(terms, '(?<=\m[a-z]{2,}[b-hj-np-rtv-z])(?<!\mshort)s\M', '', 'g');
  END IF;
  RETURN terms;
END
$$;
--> statement-breakpoint
-- As before (0033), with one reader of terms; words are told apart before their letters are looked at.
CREATE OR REPLACE FUNCTION index_products(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH described AS MATERIALIZED (
    SELECT product.id, product.brand_name, product.color_code, product.grand_price, product.listed_at, product.short_description,
      array_to_tsvector(array_remove(ARRAY['@category:' || product.category_id, '@sub:' || product.category_sub_id,
        '@group:' || product.group_id, '@brand:' || product.brand_name, '@color:' || product.color_code,
        '@code:' || lower(regexp_replace(product.code, '[^[:alnum:]]', '', 'g')),
        CASE WHEN product.grand_price < product.retail_price THEN '@sale' END], NULL)) AS facts,
      search_terms(concat_ws(' ', product.name, sub.name)) AS kind_words,
      search_terms(concat_ws(' ', product.color_name, product.color_code)) AS color_words,
      search_terms(concat_ws(' ', product.brand_name, category.name, product.code, product.search_text)) AS keywords
    FROM products AS product
    JOIN category_subs AS sub ON sub.id = product.category_sub_id
    JOIN categories AS category ON category.id = product.category_id
    WHERE product.id = ANY(ids)
  ), descriptions AS MATERIALIZED (
    SELECT short_description, setweight(to_tsvector('simple', search_terms(short_description)), 'D') AS document
    FROM (SELECT DISTINCT short_description FROM described) AS texts
  ), words AS (
    INSERT INTO search_words (word)
    SELECT word
    FROM (SELECT DISTINCT word
      FROM described, string_to_table(concat_ws(' ', kind_words, color_words, keywords), ' ') AS word) AS used
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
      || facts
  FROM described JOIN descriptions USING (short_description) LEFT JOIN stocked ON stocked.product_id = id
  ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET brand_name = excluded.brand_name,
    color_code = excluded.color_code, grand_price = excluded.grand_price,
    listed_at = excluded.listed_at, document = excluded.document
$$;
--> statement-breakpoint
DROP FUNCTION plain_search_terms(text);
