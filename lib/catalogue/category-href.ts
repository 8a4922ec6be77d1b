import type { Product } from '@etalase/contract/product.ts'
import { kidsGroupId } from '@etalase/contract/rules/constants.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'

/** A breadcrumb. */
interface Crumb {
  label: string
  href: string
}

/** Returns the breadcrumbs of a product: its category, then its sub-category. */
export function productCrumbs({
  category_sub: subcategory,
}: Pick<Product, 'category_sub'>): Crumb[] {
  if (!subcategory) return []
  const { category } = subcategory
  return [
    { label: category.name, href: listHref({ categoryId: category.id }) },
    { label: subcategory.name, href: listHref({ subcategoryId: subcategory.id }) },
  ]
}

interface Listed {
  id: number
  group_id?: number | null | undefined
}

/** Returns the URL of a category's list with more filters; the kids' list uses their group (spec §9). */
export function categoryHref({ id, group_id }: Listed, filters: Partial<ListFilter> = {}): string {
  return listHref(
    group_id === kidsGroupId
      ? { groupId: kidsGroupId, ...filters }
      : { categoryId: id, ...filters },
  )
}

/**
 * Whether the backend has a group, that is, a category that represents it. A backend with only the spec's fields sends no groups; the
 * kids' group of spec §2 exists there anyway.
 */
export const hasGroup = (
  categories: readonly Pick<Listed, 'group_id'>[],
  groupId: number,
): boolean =>
  categories.some(({ group_id }) => group_id === groupId) ||
  (groupId === kidsGroupId && categories.every(({ group_id }) => group_id === undefined))
