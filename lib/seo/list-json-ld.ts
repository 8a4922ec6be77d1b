import type { ProductSummary } from '@etalase/contract/product.ts'
import { pageSize } from '@etalase/contract/rules/constants.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { listTitle } from '#lib/seo/list-metadata.ts'

/** Returns an ItemList of some products, positioned in the whole list: `offset` products come before them. */
export function itemListJsonLd(
  name: string,
  count: number,
  products: readonly ProductSummary[],
  offset = 0,
) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: count,
    itemListElement: products.map(({ id, product_name }, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      name: product_name,
      url: absoluteUrl(`/product/${id}`),
    })),
  }
}

/** Returns an ItemList of a list page. */
export const listJsonLd = (view: ProductListView) =>
  itemListJsonLd(listTitle(view), view.count, view.products, (view.filter.page - 1) * pageSize)
