import 'server-only'
import type { Category } from '@etalase/contract/category.ts'
import type { SearchReport } from '@etalase/contract/product.ts'
import { getCategories, getCategory, getMenu, getSubcategory } from '#lib/api/categories.ts'
import { getHome } from '#lib/api/home.ts'
import { getProducts } from '#lib/api/products.ts'
import { hasGroup } from '#lib/catalogue/category-href.ts'
import { canExist, isPerRequest, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { listHeading, listKey } from '#lib/catalogue/list-query.ts'
import type { Cover, OtherProducts, ProductListView } from '#lib/catalogue/list-view.ts'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { loadProducts } from '#lib/pages/load-products.ts'
import { landingMessages } from '#messages/landing.ts'
import { listMessages } from '#messages/list.ts'

/** New products shown for a search without results: one row. */
const newestShown = 4

interface Place {
  /** Its name for shoppers; null for the whole catalogue. */
  name: string | null
  text: string
  imageUrl: string | null
  categoryId: number | null
}

interface Covered {
  cover_image_url?: string | null | undefined
  cover_text?: string | null | undefined
}

const placeFrom = (name: string, categoryId: number, source: Covered): Place => ({
  name,
  text: source.cover_text ?? '',
  imageUrl: source.cover_image_url ?? null,
  categoryId,
})

/** Loads a sub-category with its own cover if it has one, else with its parent's (spec §2). Null if it belongs to another category. */
async function placeOfSubcategory(id: number, categoryId = 0): Promise<Place | null> {
  const subcategory = await getSubcategory(id)
  if (!subcategory || (categoryId && subcategory.category.id !== categoryId)) return null
  return placeFrom(
    subcategory.name,
    subcategory.category.id,
    subcategory.show_cover ? subcategory : subcategory.category,
  )
}

const everything: Place = {
  name: null,
  text: listMessages.everythingText,
  imageUrl: null,
  categoryId: null,
}

async function placeInCategories(
  { categoryId, subcategoryId, groupId }: ListFilter,
  categories: Category[],
): Promise<Place | null> {
  const isInGroup = (candidate: Category) => candidate.group_id === groupId
  // Otherwise every made-up combination would be an empty list with its own page.
  if (groupId !== undefined && !hasGroup(categories, groupId)) return null
  if (subcategoryId !== undefined) return placeOfSubcategory(subcategoryId, categoryId)
  if (categoryId === undefined && groupId === undefined) return everything
  const category =
    categoryId === undefined ? categories.find(isInGroup) : await getCategory(categoryId)
  if (category) return placeFrom(category.name, category.id, category)
  // A backend with only the spec's fields has the kids' list, but no category that represents it.
  return categoryId === undefined ? { ...everything, name: landingMessages.kids } : null
}

/** Limits a list to one brand, with the brand's text and picture. */
async function placeOfBrand(code: string, place: Place): Promise<Place | null> {
  const { home_data: home } = await getHome()
  const brand = home.brands.find(({ brand_code }) => brand_code === code)
  if (!brand) return null
  const { name, text, image } = brand
  return {
    name: place.name === null ? name : listMessages.ofBrand(name, place.name),
    text,
    imageUrl: image.image_url,
    categoryId: place.categoryId,
  }
}

async function placeOf(filter: ListFilter, categories: Category[]): Promise<Place | null> {
  const place = await placeInCategories(filter, categories)
  return place && filter.brand !== undefined ? placeOfBrand(filter.brand, place) : place
}

/**
 * Returns the cover: a search and a narrowed list have only a title; a sale has its own text, and its own picture when it spans all
 * categories.
 */
async function coverOf(filter: ListFilter, { name, text, imageUrl }: Place): Promise<Cover> {
  const title = listHeading(filter, name)
  const titleLang = title === name ? contentLang : undefined
  if (isPerRequest(filter)) return { title, titleLang, text: '', imageUrl: null }
  if (!filter.isSale) return { title, titleLang, text, imageUrl }
  const { home_data: home } = await getHome()
  return {
    title,
    text: listMessages.saleText,
    imageUrl: name === null ? (home.page_covers.sale?.image_url ?? null) : imageUrl,
  }
}

/** Returns bestsellers, or else new products. */
async function otherProducts(search: SearchReport | null): Promise<OtherProducts> {
  const best = search?.best_sellers ?? []
  if (best.length > 0) return { areBestSellers: true, products: best }
  const { products } = await getProducts({ limit: newestShown })
  return { areBestSellers: false, products }
}

/** Returns the collections below the first page of the whole catalogue; other lists stay light. */
const collectionsOf = async (filter: ListFilter) =>
  listKey(filter) === listKey({ page: 1 }) ? await listedCollections() : []

/** Loads a list page; null when its category, sub-category, group, brand or page does not exist. Throws ApiError. */
export async function loadList(given: ListFilter): Promise<ProductListView | null> {
  if (!canExist(given)) return null
  // A group is identified only by its category; other lists merely show the categories.
  const categories = given.groupId === undefined ? await getMenu() : await getCategories()
  const place = await placeOf(given, categories)
  if (!place) return null
  const { filter, answer, ...narrowable } = await loadProducts(given)
  const { products, product_count } = answer
  const isBeyondEnd = products.length === 0 && filter.page > 1
  if (isBeyondEnd && filter.search === undefined) return null
  const cover = await coverOf(filter, place)
  const { categoryId } = place
  const count = product_count
  const search = answer.search ?? null
  const foundNothing = filter.search !== undefined && count === 0
  const others = foundNothing ? await otherProducts(search) : null
  return {
    ...narrowable,
    filter,
    cover,
    categoryId,
    categories,
    products,
    count,
    search,
    others,
    collections: await collectionsOf(filter),
  }
}
