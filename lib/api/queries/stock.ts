import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import type { CallInput } from '#lib/contract/endpoints.ts'

type StockRequest = NonNullable<CallInput<'POST check-stock-location'>['body']>

/** The regions with showrooms that have the quantity of a size in stock; never cached. */
export const stockLocationsQuery = (body: StockRequest) =>
  queryOptions({
    queryKey: ['stock-locations', body.product_detail_id, body.size, body.qty],
    queryFn: async () => {
      const { showroom_regions } = await callGateway('POST check-stock-location', { body })
      return showroom_regions.filter((region) => region.showrooms.length > 0)
    },
    staleTime: 0,
    gcTime: 0,
  })
