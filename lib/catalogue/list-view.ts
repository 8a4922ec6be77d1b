import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import type { Category } from '#lib/contract/category.ts'
import type { ProductSummary } from '#lib/contract/product.ts'

/** The cover above the products of a list. */
export interface Cover {
  title: string
  text: string
  imageUrl: string | null
}

/** Everything that a list page shows. */
export interface ProductListView {
  filter: ListFilter
  cover: Cover
  /** The category whose sub-categories the filter offers. */
  categoryId: number | null
  categories: Category[]
  products: ProductSummary[]
  /** Products on all pages. */
  count: number
}
