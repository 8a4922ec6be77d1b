import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'

/** The demo company's own products; their ids have no gaps. */
export interface Designs {
  first: number
  count: number
}

/** The ids of the products to add, both ends included. */
export interface Batch {
  from: number
  to: number
}

/** The ids of a batch, each with its design and its number among that design's variants; the design itself is number 1. */
const variantsOf = ({ first, count }: Designs, { from, to }: Batch) => sql`
  (select id, design_id, (id - design_id) / ${count}::int + 1 as number
   from (
     select id, ${first}::int + (id - ${first}::int) % ${count}::int as design_id
     from generate_series(${from}::int, ${to}::int) as id
   ) as numbered
  ) as variant`

/** Prices are 80 to 139 percent of the design's, one product in five is reduced, listings span two years. */
const addProducts = (variants: SQL) => sql`
  insert into products (id, code, name, brand_name, category_id, category_sub_id, group_id,
    retail_price, net_price, disc_percent, disc_nominal, grand_price, short_description,
    detailed_description, size_chart_url, weight_grams, volume_cm3, search_text, color_name,
    color_hex, color_code, style_code, listed_at, updated_at)
  select variant.id, new.code, name || ' No. ' || number, brand_name, category_id, category_sub_id,
    group_id, price, price, percent, 0, price - price * percent / 100, short_description,
    detailed_description, size_chart_url, weight_grams, volume_cm3,
    search_text, color_name, color_hex, color_code, style_code || '-' || number, listed, listed
  from ${variants}
  join products as design on design.id = design_id
  cross join lateral (
    select left(design.code, 3) || variant.id as code,
      design.retail_price * (80 + variant.id * 37::bigint % 60) / 100000 * 1000 as price,
      case when variant.id * 13::bigint % 5 = 0 then 10 * (1 + variant.id % 5) else 0 end as percent,
      design.listed_at - variant.id * 7919::bigint % 1000003 * interval '1 minute' as listed
  ) as new`

const addImages = (variants: SQL) => sql`
  insert into product_images (product_id, position, image_url, image_type, alt_text, dominant_color)
  select variant.id, position, image_url, image_type, alt_text, dominant_color
  from ${variants} join product_images on product_id = design_id
  where position < 2`

const addSizes = (variants: SQL) => sql`
  insert into product_sizes (product_id, size_code, size_name, position)
  select variant.id, size_code, size_name, position
  from ${variants} join product_sizes on product_id = design_id`

const addTexts = (variants: SQL) => sql`
  insert into texts (kind, id, language, content)
  select kind, variant.id::text, language,
    content || jsonb_build_object('name', content ->> 'name' || ' No. ' || number)
  from ${variants} join texts on kind = 'product' and texts.id = design_id::text`

/** A variant's related products are the variants with the same number, if they exist. */
const addRelated = (variants: SQL, { to }: Batch) => sql`
  insert into related_products (product_id, related_id, position)
  select variant.id, related_id + variant.id - design_id, position
  from ${variants} join related_products on product_id = design_id
  where position < 2 and related_id + variant.id - design_id <= ${to}`

/** Each size is in stock in one hub, every third product in one more shop; one size in eleven is sold out. */
const addStock = (variants: SQL) => sql`
  with shop as (
    select id, is_hub, row_number() over by_kind - 1 as rank, count(*) over kind as shops
    from showrooms
    window kind as (partition by is_hub), by_kind as (partition by is_hub order by id)
  )
  insert into stock (product_id, size_code, showroom_id, qty)
  select variant.id, size_code, shop.id, 1 + (variant.id + position) % 9
  from ${variants}
  join product_sizes on product_id = design_id
  join shop on rank = (variant.id * 31::bigint + position) % shops
  where (is_hub or variant.id % 3 = 0) and (variant.id * 7::bigint + position) % 11 <> 0`

/** Adds variants of the designs with their images, sizes, texts, related products and stock. */
export async function addVariants(tx: Database, designs: Designs, batch: Batch): Promise<void> {
  const variants = variantsOf(designs, batch)
  await tx.execute(addProducts(variants))
  await tx.execute(addImages(variants))
  await tx.execute(addSizes(variants))
  await tx.execute(addTexts(variants))
  await tx.execute(addRelated(variants, batch))
  await tx.execute(addStock(variants))
}
