import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { pageSize } from '#lib/rules/constants.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { listTitle } from '#lib/seo/list-metadata.ts'

/** An ItemList of a list page's products, with their positions in the whole list. */
export function listJsonLd(view: ProductListView) {
  const offset = (view.filter.page - 1) * pageSize
  return {
    '@type': 'ItemList',
    name: listTitle(view),
    numberOfItems: view.count,
    itemListElement: view.products.map(({ id, product_name }, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      name: product_name,
      url: absoluteUrl(`/product/${id}`),
    })),
  }
}
