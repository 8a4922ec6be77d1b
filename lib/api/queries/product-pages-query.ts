import { infiniteQueryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import { filterQuery, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { productQuery } from '#lib/catalogue/product-query.ts'

/** The pages of a list after the one that the server rendered, fetched when asked for. */
export const productPagesQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['product-pages', filterQuery(filter).toString()],
    queryFn: ({ pageParam }) =>
      callGateway('GET products', { query: productQuery(filter, pageParam) }),
    initialPageParam: filter.page + 1,
    getNextPageParam: (_, pages) => filter.page + pages.length + 1,
    enabled: false,
  })
