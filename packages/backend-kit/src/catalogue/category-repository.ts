import type { Category, CategorySub } from '@etalase/contract/category.ts'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { categories, categorySubs } from '#db/schema/catalogue.ts'
import { textsOf } from '#texts/texts.ts'

type CategoryRow = typeof categories.$inferSelect
type SubcategoryRow = typeof categorySubs.$inferSelect

const toSubcategoryDto = (row: SubcategoryRow) => ({
  id: row.id,
  name: row.name,
  show_cover: row.showCover,
  cover_image_url: row.coverImageUrl,
  cover_text: row.coverText,
})

const wireCategory = (row: CategoryRow) => ({
  id: row.id,
  name: row.name,
  group_id: row.groupId,
  cover_image_url: row.coverImageUrl,
  cover_text: row.coverText,
})

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Lists categories with their sub-categories, in the shop's order and the language of the request. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  const subcategories = await db.select().from(categorySubs).orderBy(asc(categorySubs.position))
  const categoryText = await textsOf(db, 'category', idsOf(rows))
  const subcategoryText = await textsOf(db, 'category_sub', idsOf(subcategories))
  return rows.map((row) => ({
    ...wireCategory(row),
    ...categoryText(row.id),
    category_subs: subcategories
      .filter((subcategory) => subcategory.categoryId === row.id)
      .map((subcategory) => ({
        ...toSubcategoryDto(subcategory),
        ...subcategoryText(subcategory.id),
      })),
  }))
}

/** Finds a category with its sub-categories; undefined for an unknown id. */
export async function findCategory(db: Database, id: number): Promise<Category | undefined> {
  const all = await listCategories(db)
  return all.find((category) => category.id === id)
}

/** Finds a sub-category with its parent; null for an unknown id. */
export async function findSubcategory(db: Database, id: number): Promise<CategorySub | null> {
  const [row] = await db
    .select({ subcategory: categorySubs, category: categories })
    .from(categorySubs)
    .innerJoin(categories, eq(categories.id, categorySubs.categoryId))
    .where(eq(categorySubs.id, id))
  if (!row) return null
  const { group_id: _, ...category } = wireCategory(row.category)
  const categoryText = await textsOf(db, 'category', [category.id])
  const subcategoryText = await textsOf(db, 'category_sub', [row.subcategory.id])
  return {
    ...toSubcategoryDto(row.subcategory),
    ...subcategoryText(row.subcategory.id),
    category: { ...category, ...categoryText(category.id) },
  }
}
