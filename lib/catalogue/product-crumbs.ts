import { listHref } from '#lib/catalogue/list-filter.ts'
import type { Product } from '#lib/contract/product.ts'

/** A breadcrumb. */
interface Crumb {
  label: string
  href: string
}

/** The breadcrumbs of a product: its category, then its sub-category. */
export function productCrumbs({ category_sub: sub }: Pick<Product, 'category_sub'>): Crumb[] {
  if (!sub) return []
  const { category } = sub
  return [
    { label: category.name, href: listHref({ categoryId: category.id }) },
    { label: sub.name, href: listHref({ subId: sub.id }) },
  ]
}
