import type { Category } from '@etalase/contract/category.ts'
import { kidsGroupId } from '@etalase/contract/rules/constants.ts'
import type { Metadata } from 'next'
import { brand } from '#brand/company.ts'
import { isPerRequest, type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { pageMetadata, type SharePicture } from '#lib/seo/page-metadata.ts'
import { sharedCover } from '#lib/share/share-address.ts'
import { colon } from '#messages/language.ts'
import { seoMessages } from '#messages/seo.ts'

type Placed = Pick<ProductListView, 'filter' | 'categoryId' | 'categories'>

/** Returns the filter that selects the list's place. A sub-category implies its category; the kids' list uses their group (spec §9). */
function placeFilter({ filter, categoryId, categories }: Placed): Partial<ListFilter> {
  const { categoryId: filterCategoryId, subcategoryId, groupId } = filter
  if (
    subcategoryId !== undefined &&
    (filterCategoryId ?? categoryId) === categoryId &&
    groupId === undefined
  ) {
    return { subcategoryId }
  }
  const category = categories.find(({ id }) => id === filterCategoryId)
  const isKids = category?.group_id === kidsGroupId && subcategoryId === undefined
  if (isKids && (groupId ?? kidsGroupId) === kidsGroupId) return { groupId: kidsGroupId }
  return {
    ...(filterCategoryId === undefined ? {} : { categoryId: filterCategoryId }),
    ...(subcategoryId === undefined ? {} : { subcategoryId }),
    ...(groupId === undefined ? {} : { groupId }),
  }
}

/**
 * Returns the canonical URL of a list. Each page has its own; a sorted or narrowed list has that of the first page of the whole list in
 * the default order.
 */
function canonicalListHref(placed: Placed): string {
  const { isSale, brand, sort, page } = placed.filter
  return listHref({
    ...placeFilter(placed),
    ...(brand === undefined ? {} : { brand }),
    ...(isSale ? { isSale } : {}),
    page: sort === undefined && !isPerRequest(placed.filter) ? page : 1,
  })
}

const nameOf = (categories: readonly Category[], id: number | null) =>
  categories.find((category) => category.id === id)?.name

/** Returns a list's unique title: its heading with category and page number. */
export function listTitle({ filter, cover, categoryId, categories }: ProductListView): string {
  const category = filter.subcategoryId === undefined ? undefined : nameOf(categories, categoryId)
  const title = category ? seoMessages.inCategory(cover.title, category) : cover.title
  return filter.page > 1 ? seoMessages.page(title, filter.page) : title
}

function pictureOf({ cover }: ProductListView, title: string): SharePicture | undefined {
  return cover.imageUrl === null ? undefined : { ...sharedCover(cover.imageUrl), alt: title }
}

/** Returns a list's metadata; noindex if sorted differently, narrowed, with its filter panel, or without products. */
export function listMetadata(view: ProductListView): Metadata {
  const title = listTitle(view)
  // Includes the title, since lists share the text of their cover.
  const description =
    view.cover.text && view.filter.page === 1
      ? `${title}${colon}${view.cover.text}`
      : seoMessages.listDescription(title, view.count, brand.name)
  return pageMetadata({
    title,
    description,
    path: canonicalListHref(view),
    picture: pictureOf(view, title),
    isHidden: view.filter.sort !== undefined || view.count === 0 || isPerRequest(view.filter),
  })
}
