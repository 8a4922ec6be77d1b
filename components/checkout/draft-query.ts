import { queryOptions } from '@tanstack/react-query'
import { fetchDraft, hasDraft } from '#lib/checkout/draft.ts'
import type { BuyerDetails } from '#lib/contract/checkout.ts'

const nothingTyped: BuyerDetails = {}

/** What the shopper has typed before; a new checkout needs no request. Later this page knows better than the cookie. */
export const draftQuery = () =>
  queryOptions({
    queryKey: ['checkout-draft'],
    queryFn: fetchDraft,
    initialData: () => (hasDraft() ? undefined : nothingTyped),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
