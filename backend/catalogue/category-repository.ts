import { asc, eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { categories, categorySubs } from '#backend/db/schema/catalogue.ts'
import { textsOf } from '#backend/texts/texts.ts'
import type { Category, CategorySub } from '#lib/contract/category.ts'

type CategoryRow = typeof categories.$inferSelect
type SubRow = typeof categorySubs.$inferSelect

const wireSub = (row: SubRow) => ({
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

/** Every category with its sub-categories, in the shop's order and the language of the request. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  const subs = await db.select().from(categorySubs).orderBy(asc(categorySubs.position))
  const categoryText = await textsOf(db, 'category', idsOf(rows))
  const subText = await textsOf(db, 'category_sub', idsOf(subs))
  return rows.map((row) => ({
    ...wireCategory(row),
    ...categoryText(row.id),
    category_subs: subs
      .filter((sub) => sub.categoryId === row.id)
      .map((sub) => ({ ...wireSub(sub), ...subText(sub.id) })),
  }))
}

/** A category with its sub-categories, or undefined when there is none. */
export async function findCategory(db: Database, id: number): Promise<Category | undefined> {
  const all = await listCategories(db)
  return all.find((category) => category.id === id)
}

/** A sub-category with its parent, or null when there is none. */
export async function findCategorySub(db: Database, id: number): Promise<CategorySub | null> {
  const [row] = await db
    .select({ sub: categorySubs, category: categories })
    .from(categorySubs)
    .innerJoin(categories, eq(categories.id, categorySubs.categoryId))
    .where(eq(categorySubs.id, id))
  if (!row) return null
  const { group_id: _, ...category } = wireCategory(row.category)
  const categoryText = await textsOf(db, 'category', [category.id])
  const subText = await textsOf(db, 'category_sub', [row.sub.id])
  return {
    ...wireSub(row.sub),
    ...subText(row.sub.id),
    category: { ...category, ...categoryText(category.id) },
  }
}
