import type { CallInput } from '@etalase/contract/endpoints.ts'
import type { ProductListQuery } from '@etalase/contract/product.ts'
import { searchLimit } from '@etalase/contract/rules/constants.ts'
import { lengthOf } from '@etalase/contract/rules/text-length.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'

/** The courier's tiers for one piece of a product to a sub-district, and how many parcels arrived there on time. */
export const estimateQuery = (productId: number, subdistrictId: number) =>
  queryOptions({
    queryKey: ['estimate', productId, subdistrictId],
    queryFn: async ({ signal }) => {
      const query = { product_detail_id: productId, subdistrict_id: subdistrictId }
      return callGateway('GET product-promise', { query }, { signal })
    },
    staleTime: 60_000,
  })

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

/** Shorter texts are too vague for suggestions. */
export const minSuggestedLength = 3

/** False once the backend has answered that it has no suggestions; then it isn't asked again. */
let isOffered = true

async function loadSuggestions(q: string, signal: AbortSignal) {
  const asked = callGateway('GET search-suggestions', { query: { q } }, { signal })
  const found = await nullIfNotFound(asked)
  if (!found) isOffered = false
  return found
}

/** Suggestions for the typed text; null when the backend has none. While they load, the previous ones stay. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: ({ signal }) => loadSuggestions(typed, signal),
    enabled: () =>
      isOffered && typed.length >= minSuggestedLength && lengthOf(typed) <= searchLimit,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })

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
