import { eq, sql } from 'drizzle-orm'
import { products } from '#backend/db/schema/catalogue.ts'
import { productSearch } from '#backend/db/schema/search.ts'

/** The garment of a product: its style, or the product itself when it has none. Compared byte by byte, which is fast. */
export const garmentOf = sql`(coalesce(${products.styleCode}, '#' || ${products.id}) collate "C")`

/** Joins `products` to `product_search`; PostgreSQL leaves a left join out of a query that names no garment. */
export const onProduct = eq(products.id, productSearch.productId)
