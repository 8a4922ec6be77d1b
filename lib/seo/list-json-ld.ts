import type { ProductListView } from '#lib/catalogue/load-list.ts'
import { pageSize } from '#lib/rules/constants.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { listTitle } from '#lib/seo/list-metadata.ts'

/** The products of a page of a list, at their places in the whole list. */
export function listJsonLd(view: ProductListView) {
  const before = (view.filter.page - 1) * pageSize
  return {
    '@type': 'ItemList',
    name: listTitle(view),
    numberOfItems: view.count,
    itemListElement: view.products.map(({ id, product_name }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: product_name,
      url: absoluteUrl(`/product/${id}`),
    })),
  }
}
