import type { Facets, ProductListQuery, SearchReport } from '#lib/contract/product.ts'

interface Answer {
  product_count: number
  facets?: Facets | null | undefined
  search?: SearchReport | null | undefined
}

/**
 * Whether an answer is the collection that was asked for, with products. Not when the backend left words of the search
 * out, or ignores colours and prices: the page would show what its heading does not say.
 */
export const isCollectionAnswer = (query: ProductListQuery, answer: Answer): boolean =>
  answer.product_count > 0 &&
  (answer.search?.left_out ?? []).length === 0 &&
  (query.facets === undefined || !!answer.facets)
