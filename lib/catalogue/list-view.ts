import type { Category } from '@etalase/contract/category.ts'
import type { Facets, ProductSummary, SearchReport } from '@etalase/contract/product.ts'
import type { CollectionSlug } from '#brand/collections.ts'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'

/** The cover above the products of a list. */
export interface Cover {
  title: string
  /** The title's language, if it is not the page's. */
  titleLang?: string | undefined
  text: string
  imageUrl: string | null
}

/** Suggested products beside the results. */
export interface OtherProducts {
  areBestSellers: boolean
  products: ProductSummary[]
}

/** The filter options of a list. */
export interface Narrowable {
  /** Whether the backend offers facets for the list. */
  canNarrow: boolean
  /** The choices of a narrowed list, or of one with the filter panel; null for every other. */
  choices: Facets | null
}

/** All data of a list page. */
export interface ProductListView extends Partial<Narrowable> {
  filter: ListFilter
  cover: Cover
  /** The category whose sub-categories the filter offers. */
  categoryId: number | null
  categories: Category[]
  products: ProductSummary[]
  /** Number of products on all pages. */
  count: number
  /** The backend's interpretation of the search; null without a search, or if not sent. */
  search?: SearchReport | null
  /** Linked at the end of the whole catalogue. */
  collections?: readonly CollectionSlug[]
  /** For a search without results: bestsellers, or else new products. */
  others?: OtherProducts | null
}
