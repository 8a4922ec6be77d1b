import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import { filterQuery, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { productQuery } from '#lib/catalogue/product-query.ts'

/** The products of one page of a list. */
export const productPageQuery = (filter: ListFilter, page: number) =>
  queryOptions({
    queryKey: ['products', filterQuery({ ...filter, page }).toString()],
    queryFn: async () =>
      (await callGateway('GET products', { query: productQuery(filter, page) })).products,
    staleTime: 60_000,
  })
