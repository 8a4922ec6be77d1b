import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { type CollectionSlug, collectionHref } from '#lib/config/collections.ts'
import type { Category } from '#lib/contract/category.ts'
import type { BrandBanner } from '#lib/contract/home.ts'
import { landingCategories } from '#lib/rules/constants.ts'

/** Pages with static content. */
const helpPaths = [
  '/stores',
  '/stores/online-delivery',
  '/stores/pickup-on-store',
  '/faq',
  '/tnc',
  '/privacy',
  '/fashion',
  '/hashtag',
] as const

/** The lists of a category: itself, its sale, and each of its sub-categories. */
const listsOf = (category: Category) => [
  categoryHref(category),
  categoryHref(category, { isSale: true }),
  ...category.category_subs.map(({ id }) => listHref({ subId: id })),
]

/** The canonical paths of all indexed pages except products. */
export function publicPaths(
  categories: readonly Category[],
  brands: readonly Pick<BrandBanner, 'brand_code'>[],
  collections: readonly CollectionSlug[],
): string[] {
  return [
    '/',
    ...landingCategories.map((category) => `/shop/${category}`),
    listHref({}),
    listHref({ isSale: true }),
    ...categories.flatMap(listsOf),
    ...brands.flatMap(({ brand_code: brand }) => (brand ? [listHref({ brand })] : [])),
    ...collections.map(collectionHref),
    ...helpPaths,
  ]
}
