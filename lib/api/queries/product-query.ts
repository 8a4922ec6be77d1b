import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** A product as its page shows it. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async () => (await callGateway('GET product', { query: { id } })).product,
    staleTime: 60_000,
  })
