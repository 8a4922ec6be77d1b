import 'server-only'
import {
  getCategories,
  getCategory,
  getCategorySub,
  getHome,
  getProducts,
} from '#lib/api/catalogue.ts'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import { productQuery } from '#lib/catalogue/product-query.ts'
import type { Category } from '#lib/contract/category.ts'
import type { ProductSummary } from '#lib/contract/product.ts'
import { logPageFailure } from '#lib/log/log-page-failure.ts'
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
  cover: Cover
  categoryId: number | null
}

const coverOf = (
  title: string,
  source: { cover_image_url?: string | null | undefined; cover_text?: string | null | undefined },
): Cover => ({
  title,
  text: source.cover_text ?? '',
  imageUrl: source.cover_image_url ?? null,
})

const plainCover = (title: string, text: string): Cover => ({ title, text, imageUrl: null })

/** A sub-category's own cover where it shows one, else its parent's (spec §2). */
async function placeOfSub(id: number): Promise<Place | null> {
  const sub = await getCategorySub(id)
  if (!sub) return null
  return {
    cover: coverOf(sub.name, sub.show_cover ? sub : sub.category),
    categoryId: sub.category.id,
  }
}

async function saleCover(): Promise<Cover> {
  const { home_data: home } = await getHome()
  return {
    ...plainCover(words.list.sale, words.list.saleText),
    imageUrl: home.page_covers.sale?.image_url ?? null,
  }
}

async function placeOf(filter: ListFilter, categories: Category[]): Promise<Place | null> {
  if (filter.search !== undefined) {
    return { cover: plainCover(words.list.searchTitle(filter.search), ''), categoryId: null }
  }
  if (filter.subId !== undefined) return placeOfSub(filter.subId)
  const category =
    filter.categoryId === undefined
      ? categories.find((candidate) => candidate.group_id === filter.groupId)
      : await getCategory(filter.categoryId)
  if (category) return { cover: coverOf(category.name, category), categoryId: category.id }
  if (filter.categoryId !== undefined || filter.groupId !== undefined) return null
  const cover = filter.isSale
    ? await saleCover()
    : plainCover(words.list.everything, words.list.everythingText)
  return { cover, categoryId: null }
}

const ids = ({ categoryId, subId, groupId, page }: ListFilter) => [categoryId, subId, groupId, page]

/** What a list page shows, or null when its category, sub-category, group or page does not exist. Throws ApiError. */
export async function loadList(filter: ListFilter): Promise<ProductListView | null> {
  if (ids(filter).some(Number.isNaN)) return null
  const categories = await getCategories()
  const place = await placeOf(filter, categories)
  if (!place) return null
  const { products, product_count } = await getProducts(productQuery(filter, filter.page))
  const isBeyondEnd = products.length === 0 && filter.page > 1
  if (isBeyondEnd && filter.search === undefined) return null
  return { filter, ...place, categories, products, count: product_count }
}

/** The same for a page that is already being sent: a backend that fails is logged and told apart. */
export async function loadListOrFailure(
  filter: ListFilter,
): Promise<ProductListView | null | 'failed'> {
  try {
    return await loadList(filter)
  } catch (error) {
    logPageFailure('/products', error)
    return 'failed'
  }
}
