import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import type { ProductListQuery } from '#lib/contract/product.ts'

/** A product with everything that its page shows. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async () => (await callGateway('GET product', { query: { id } })).product,
    staleTime: 60_000,
  })

/** The products of one page of a list. */
export const productPageQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', query],
    queryFn: async () => (await callGateway('GET products', { query })).products,
    staleTime: 60_000,
  })
