import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { categories, categorySubs } from '@etalase/backend-kit/db/schema/catalogue.ts'
import type { Place } from '#import/place.ts'

/** The columns of a product that tell where it is listed. */
export interface PlacedIds {
  categoryId: number
  categorySubId: number
  groupId: number
}

/** First id of categories outside the specification. */
const firstFreeId = 10
const subcategoriesPerCategory = 100

type Subcategory = Pick<typeof categorySubs.$inferSelect, 'id' | 'categoryId' | 'name'>

type Category = Pick<typeof categories.$inferSelect, 'id' | 'name' | 'groupId'>

const isNamed = (name: string) => (row: { name: string }) =>
  row.name.toLowerCase() === name.toLowerCase()

function findCategory(all: readonly Category[], { category, audience }: Place) {
  if (!audience) return all.find(isNamed(category))
  const { categoryId, groupId } = audience
  return categoryId === null
    ? all.find((row) => row.groupId === groupId)
    : all.find((row) => row.id === categoryId)
}

async function makeCategory(
  tx: Database,
  all: readonly Category[],
  { category: name, audience }: Place,
  cover: string,
): Promise<Category> {
  const id = audience?.categoryId ?? Math.max(firstFreeId, ...all.map((row) => row.id + 1))
  const made = { id, name, groupId: audience?.groupId ?? id }
  await tx
    .insert(categories)
    .values({ ...made, coverImageUrl: cover, coverText: '', position: all.length })
  return made
}

async function makeSubcategory(
  tx: Database,
  categoryId: number,
  name: string,
  position: number,
): Promise<Subcategory> {
  const taken = await tx.select({ id: categorySubs.id }).from(categorySubs)
  const ids = new Set(taken.map((row) => row.id))
  const own = categoryId * subcategoriesPerCategory + position + 1
  // The hundredth sub-category would use an id of the next category.
  const isFree = position + 1 < subcategoriesPerCategory && !ids.has(own)
  const id = isFree ? own : Math.max(own, ...ids) + 1
  const made = { id, categoryId, name }
  await tx.insert(categorySubs).values({ ...made, showCover: false, position })
  return made
}

/** Returns a function that finds a place in the catalogue by name and creates what is missing; `cover` is a new category's picture. */
export async function openPlaces(tx: Database) {
  const all: Category[] = await tx.select().from(categories)
  const subcategories: Subcategory[] = await tx.select().from(categorySubs)
  const categoryOf = async (place: Place, cover: string) => {
    const known = findCategory(all, place)
    const category = known ?? (await makeCategory(tx, all, place, cover))
    if (!known) all.push(category)
    return category
  }
  return async (place: Place, cover: string): Promise<PlacedIds> => {
    const { id: categoryId, groupId } = await categoryOf(place, cover)
    const own = subcategories.filter((row) => row.categoryId === categoryId)
    const known = own.find(isNamed(place.subcategory))
    const subcategory =
      known ?? (await makeSubcategory(tx, categoryId, place.subcategory, own.length))
    if (!known) subcategories.push(subcategory)
    return { categoryId, categorySubId: subcategory.id, groupId }
  }
}
