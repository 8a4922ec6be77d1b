import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { categories, categorySubs, products } from '#db/schema/catalogue.ts'
import { productSearch } from '#db/schema/search.ts'
import { contains } from '#search/match.ts'
import { groupQuery } from '#search/to-tsquery.ts'
import type { Group } from '#search/understand.ts'
import { translatedSubcategories } from '#texts/translated.ts'

const maxSubcategories = 3

/** Products to read when looking for their sub-categories. */
const maxRead = 500

/** Replaces a group's meanings by its sold alternatives, if any. */
const nearby = ({ near, meanings, ...group }: Group): Group => ({
  ...group,
  kind: 'garment',
  near,
  meanings: near.length > 0 ? near : meanings,
})

/** Returns the most frequent sub-categories among products that meet a condition on `product_search`. */
export async function subcategoriesOfMatches(db: Database, condition: SQL) {
  const near = db
    .select({ productId: productSearch.productId })
    .from(productSearch)
    .where(condition)
    .limit(maxRead)
    .as('near')
  const subcategories = await db
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
    .limit(maxSubcategories)
  return translatedSubcategories(db, subcategories)
}

/** Returns the sub-categories with the most products having any of the words. */
export async function nearestSubcategories(db: Database, groups: readonly Group[]) {
  const garments = groups.filter(({ kind }) => kind === 'garment' || kind === 'near')
  const queries = (garments.length > 0 ? garments : groups)
    .map(nearby)
    .map((group) => groupQuery(group, 'ABC'))
  return subcategoriesOfMatches(db, contains(queries.join(' | ')))
}
