import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { categories, categorySubs, products } from '#backend/db/schema/catalogue.ts'
import { productSearch } from '#backend/db/schema/search.ts'
import { contains } from '#backend/search/match.ts'
import { groupQuery } from '#backend/search/to-tsquery.ts'
import type { Group } from '#backend/search/understand.ts'
import { translatedSubs } from '#backend/texts/translated.ts'

const maxSubs = 3

/** Products that are read to find their sub-categories. */
const maxRead = 500

/** What a group is near to: what is sold instead, or its own meanings. */
const nearby = ({ near, meanings, ...group }: Group): Group => ({
  ...group,
  kind: 'garment',
  near,
  meanings: near.length > 0 ? near : meanings,
})

/** The sub-categories of most of the products that meet a condition on `product_search`. */
export async function subsOfMatches(db: Database, condition: SQL) {
  const near = db
    .select({ productId: productSearch.productId })
    .from(productSearch)
    .where(condition)
    .limit(maxRead)
    .as('near')
  const subs = await db
    .select({
      id: categorySubs.id,
      name: categorySubs.name,
      category: { id: categories.id, name: categories.name },
    })
    .from(near)
    .innerJoin(products, eq(products.id, near.productId))
    .innerJoin(categorySubs, eq(categorySubs.id, products.categorySubId))
    .innerJoin(categories, eq(categories.id, categorySubs.categoryId))
    .groupBy(categorySubs.id, categories.id)
    .orderBy(desc(count()), categorySubs.id)
    .limit(maxSubs)
  return translatedSubs(db, subs)
}

/** The sub-categories with most products that have any of the words. */
export async function nearestSubs(db: Database, groups: readonly Group[]) {
  const garments = groups.filter(({ kind }) => kind === 'garment' || kind === 'near')
  const queries = (garments.length > 0 ? garments : groups)
    .map(nearby)
    .map((group) => groupQuery(group, 'ABC'))
  return subsOfMatches(db, contains(queries.join(' | ')))
}
