import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { productImages, productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { enterStock } from '@etalase/backend-kit/stores/stock-entries.ts'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The demo company's original products. Their ids have no gaps. */
export interface Designs {
  first: number
  count: number
}

/** The range of product ids to add, inclusive. */
export interface Batch {
  from: number
  to: number
}

/** Selects a batch's ids, each with its design and its number among that design's variants. The design itself is number 1. */
const variantsOf = ({ first, count }: Designs, { from, to }: Batch) => sql`
  (select id, design_id, (id - design_id) / ${count}::int + 1 as number
   from (
     select id, ${first}::int + (id - ${first}::int) % ${count}::int as design_id
     from generate_series(${from}::int, ${to}::int) as id
   ) as numbered
  ) as variant`

/** Returns a variant's column names and values: the given ones, and the design's for all other columns. */
function copyOf<Table extends PgTable>(
  table: Table,
  own: Partial<Record<keyof Table['_']['columns'] & string, SQL>>,
) {
  const columns = Object.entries(getTableColumns(table))
  const values: Partial<Record<string, SQL>> = own
  return {
    names: sql.join(
      columns.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    ),
    values: sql.join(
      columns.map(([key, { name }]) => values[key] ?? sql`design.${sql.identifier(name)}`),
      sql`, `,
    ),
  }
}

/** Prices are 80 to 139 percent of the design's, one product in five is reduced, and listing dates span two years. */
function addProducts(variants: SQL) {
  const { names, values } = copyOf(products, {
    id: sql`variant.id`,
    code: sql`left(design.code, 3) || variant.id`,
    name: sql`design.name || ' No. ' || number`,
    retailPrice: sql`price`,
    netPrice: sql`price`,
    discPercent: sql`percent`,
    discNominal: sql`0`,
    grandPrice: sql`price - price * percent / 100`,
    styleCode: sql`design.style_code || '-' || number`,
    listedAt: sql`listed`,
    updatedAt: sql`listed`,
  })
  return sql`
    insert into products (${names})
    select ${values}
    from ${variants}
    join products as design on design.id = design_id
    cross join lateral (
      select design.retail_price * (80 + variant.id * 37::bigint % 60) / 100000 * 1000 as price,
        case when variant.id * 13::bigint % 5 = 0 then 10 * (1 + variant.id % 5) else 0 end as percent,
        design.listed_at - variant.id * 7919::bigint % 1000003 * interval '1 minute' as listed
    ) as new`
}

function addImages(variants: SQL) {
  const { names, values } = copyOf(productImages, { productId: sql`variant.id` })
  return sql`
    insert into product_images (${names})
    select ${values}
    from ${variants} join product_images as design on product_id = design_id
    where position < 2`
}

function addSizes(variants: SQL) {
  const { names, values } = copyOf(productSizes, { productId: sql`variant.id` })
  return sql`
    insert into product_sizes (${names})
    select ${values}
    from ${variants} join product_sizes as design on product_id = design_id`
}

const addTexts = (variants: SQL) => sql`
  insert into texts (kind, id, language, content)
  select kind, variant.id::text, language,
    content || jsonb_build_object('name', content ->> 'name' || ' No. ' || number)
  from ${variants} join texts on kind = 'product' and texts.id = design_id::text`

/** A variant's related products are those with the same number, if they exist. */
const addRelated = (variants: SQL, { to }: Batch) => sql`
  insert into related_products (product_id, related_id, position)
  select variant.id, related_id + variant.id - design_id, position
  from ${variants} join related_products on product_id = design_id
  where position < 2 and related_id + variant.id - design_id <= ${to}`

/** Each size is in stock in one hub, and every third product also in one shop. One size in eleven is sold out. */
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
  await enterStock(tx, 'seed')
  await tx.execute(addProducts(variants))
  await tx.execute(addImages(variants))
  await tx.execute(addSizes(variants))
  await tx.execute(addTexts(variants))
  await tx.execute(addRelated(variants, batch))
  await tx.execute(addStock(variants))
}
