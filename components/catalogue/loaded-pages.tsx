'use client'

import type { ProductSummary } from '@etalase/contract/product.ts'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { productPageQuery } from '#lib/api/queries/products.ts'
import { queryClient } from '#lib/api/query-client.ts'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import { listQuery } from '#lib/catalogue/list-query.ts'

export interface ListPage {
  page: number
  products: ProductSummary[]
}

/** Fetches one page of a list. Throws ApiError. */
export async function fetchListPage(filter: ListFilter, page: number): Promise<ListPage> {
  return {
    page,
    products: await queryClient().fetchQuery(productPageQuery(listQuery(filter, page))),
  }
}

/** The pages that the browser has loaded. */
export function LoadedPages({ pages }: { pages: readonly ListPage[] }) {
  return pages.map(({ page, products }) => (
    <ProductGrid key={page} page={page} products={products} />
  ))
}
