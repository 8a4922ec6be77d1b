import 'server-only'
import {
  getCategories,
  getCategory,
  getCategorySub,
  getHome,
  getProducts,
} from '#lib/api/catalogue.ts'
import { canExist, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { listHeading } from '#lib/catalogue/list-heading.ts'
import { productQuery } from '#lib/catalogue/product-query.ts'
import type { Category } from '#lib/contract/category.ts'
import type { ProductSummary } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'

export interface Cover {
  title: string
  text: string
  imageUrl: string | null
}

export interface ProductListView {
  filter: ListFilter
  cover: Cover
  /** The category whose sub-categories the filter offers. */
  categoryId: number | null
  categories: Category[]
  products: ProductSummary[]
  count: number
}

interface Place {
  /** In words; null for everywhere. */
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

/** A sub-category's own cover where it shows one, else its parent's (spec §2). */
async function placeOfSub(id: number): Promise<Place | null> {
  const sub = await getCategorySub(id)
  return sub && placeFrom(sub.name, sub.category.id, sub.show_cover ? sub : sub.category)
}

async function placeInCategories(
  { categoryId, subId, groupId }: ListFilter,
  categories: Category[],
): Promise<Place | null> {
  if (subId !== undefined) return placeOfSub(subId)
  if (categoryId === undefined && groupId === undefined) {
    return { name: null, text: words.list.everythingText, imageUrl: null, categoryId: null }
  }
  const category =
    categoryId === undefined
      ? categories.find((candidate) => candidate.group_id === groupId)
      : await getCategory(categoryId)
  return category ? placeFrom(category.name, category.id, category) : null
}

/** A place as one brand fills it. */
async function placeOfBrand(code: string, place: Place): Promise<Place | null> {
  const { home_data: home } = await getHome()
  const brand = home.brands.find(({ brand_code }) => brand_code === code)
  if (!brand) return null
  const { name, text, image } = brand
  return {
    name: place.name === null ? name : words.list.ofBrand(name, place.name),
    text,
    imageUrl: image.image_url,
    categoryId: place.categoryId,
  }
}

async function placeOf(filter: ListFilter, categories: Category[]): Promise<Place | null> {
  const place = await placeInCategories(filter, categories)
  return place && filter.brand !== undefined ? placeOfBrand(filter.brand, place) : place
}

/** What stands over the products: a search says itself; the sale has its own words, and its own picture where it is everywhere. */
async function coverOf(filter: ListFilter, { name, text, imageUrl }: Place): Promise<Cover> {
  const title = listHeading(filter, name)
  if (filter.search !== undefined) return { title, text: '', imageUrl: null }
  if (!filter.isSale) return { title, text, imageUrl }
  const { home_data: home } = await getHome()
  return {
    title,
    text: words.list.saleText,
    imageUrl: name === null ? (home.page_covers.sale?.image_url ?? null) : imageUrl,
  }
}

/** What a list page shows, or null when its category, sub-category, group, brand or page does not exist. Throws ApiError. */
export async function loadList(filter: ListFilter): Promise<ProductListView | null> {
  if (!canExist(filter)) return null
  const categories = await getCategories()
  const place = await placeOf(filter, categories)
  if (!place) return null
  const { products, product_count } = await getProducts(productQuery(filter, filter.page))
  const isBeyondEnd = products.length === 0 && filter.page > 1
  if (isBeyondEnd && filter.search === undefined) return null
  const cover = await coverOf(filter, place)
  const { categoryId } = place
  return { filter, cover, categoryId, categories, products, count: product_count }
}
