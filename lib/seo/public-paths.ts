import type { Category } from '@etalase/contract/category.ts'
import type { BrandBanner } from '@etalase/contract/home.ts'
import { landingCategories } from '@etalase/contract/rules/constants.ts'
import type { CollectionSlug } from '#brand/collections.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { collectionHref } from '#lib/config/collections.ts'
import { indexedPaths } from '#lib/config/routes.ts'

type IndexedPath = (typeof indexedPaths)[number]

/** Routes that expand to several pages. */
type Expanded = '/products' | Extract<IndexedPath, `${string}[${string}`>

/** Returns the lists of a category: itself, its sale, and each of its sub-categories. */
const listsOf = (category: Category) => [
  categoryHref(category),
  categoryHref(category, { isSale: true }),
  ...category.category_subs.map(({ id }) => listHref({ subcategoryId: id })),
]

/** Returns the canonical paths of all indexed pages except products. */
export function publicPaths(
  categories: readonly Category[],
  brands: readonly Pick<BrandBanner, 'brand_code'>[],
  collections: readonly CollectionSlug[],
): string[] {
  const expanded: Record<Expanded, string[]> = {
    '/shop/[category]': landingCategories.map((category) => `/shop/${category}`),
    '/products': [
      listHref({}),
      listHref({ isSale: true }),
      ...categories.flatMap(listsOf),
      ...brands.flatMap(({ brand_code: brand }) => (brand ? [listHref({ brand })] : [])),
    ],
    '/product/[id]': [],
    '/collections/[slug]': collections.map(collectionHref),
  }
  const pages: Partial<Record<IndexedPath, string[]>> = expanded
  return indexedPaths.flatMap((path) => pages[path] ?? [path])
}
