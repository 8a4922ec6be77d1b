import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** The courier's tiers for one piece of a product to a sub-district. */
export const promiseQuery = (productId: number, subdistrictId: number) =>
  queryOptions({
    queryKey: ['promise', productId, subdistrictId],
    queryFn: async ({ signal }) => {
      const query = { product_detail_id: productId, subdistrict_id: subdistrictId }
      return (await callGateway('GET product-promise', { query }, { signal })).tiers
    },
    staleTime: 60_000,
  })
