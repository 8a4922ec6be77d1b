import type { Metadata } from 'next'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/load-list.ts'
import { brand } from '#lib/config/brand.ts'
import type { Category } from '#lib/contract/category.ts'
import * as words from '#lib/messages/words.ts'
import { kidsGroupId } from '#lib/rules/constants.ts'
import { pageMetadata, type SharePicture } from '#lib/seo/page-metadata.ts'

type Placed = Pick<ProductListView, 'filter' | 'categoryId' | 'categories'>

/** A sub-category says its category already; the kids' list goes by their group (spec §9). */
function placeFilter({ filter, categoryId, categories }: Placed): Partial<ListFilter> {
  const { categoryId: asked, subId, groupId } = filter
  if (subId !== undefined && (asked ?? categoryId) === categoryId && groupId === undefined) {
    return { subId }
  }
  const category = categories.find(({ id }) => id === asked)
  const isKids = category?.group_id === kidsGroupId && subId === undefined
  if (isKids && (groupId ?? kidsGroupId) === kidsGroupId) return { groupId: kidsGroupId }
  return {
    ...(asked === undefined ? {} : { categoryId: asked }),
    ...(subId === undefined ? {} : { subId }),
    ...(groupId === undefined ? {} : { groupId }),
  }
}

/**
 * The one address of a list: each page is itself, and another order of the same products is the list
 * in its usual order, from its beginning.
 */
export function canonicalListHref(placed: Placed): string {
  const { isSale, brand, sort, page } = placed.filter
  return listHref({
    ...placeFilter(placed),
    ...(brand === undefined ? {} : { brand }),
    ...(isSale ? { isSale } : {}),
    page: sort === undefined ? page : 1,
  })
}

const nameOf = (categories: readonly Category[], id: number | null) =>
  categories.find((category) => category.id === id)?.name

/** A list's title, which no other list has: its heading with its category and its page. */
export function listTitle({ filter, cover, categoryId, categories }: ProductListView): string {
  const category = filter.subId === undefined ? undefined : nameOf(categories, categoryId)
  const title = category ? words.seo.inCategory(cover.title, category) : cover.title
  return filter.page > 1 ? words.seo.page(title, filter.page) : title
}

function pictureOf({ cover }: ProductListView, title: string): SharePicture | undefined {
  return cover.imageUrl === null ? undefined : { url: cover.imageUrl, alt: title }
}

/** What a list says of itself; one in another order, or without products, asks to be left out. */
export function listMetadata(view: ProductListView): Metadata {
  const title = listTitle(view)
  const description =
    view.cover.text && view.filter.page === 1
      ? view.cover.text
      : words.seo.listDescription(title, view.count, brand.name)
  return pageMetadata({
    title,
    description,
    path: canonicalListHref(view),
    picture: pictureOf(view, title),
    isHidden: view.filter.sort !== undefined || view.count === 0,
  })
}
