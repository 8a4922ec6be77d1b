import { queryOptions } from '@tanstack/react-query'
import { hasOldDetails } from '#lib/browser/old-details.ts'
import { fetchDraft, hasDraft } from '#lib/checkout/draft.ts'
import { moveOldDetails } from '#lib/checkout/move-old-details.ts'
import type { BuyerDetails } from '#lib/contract/checkout.ts'

async function loadDraft(): Promise<BuyerDetails> {
  await moveOldDetails()
  return fetchDraft()
}

const nothingTyped: BuyerDetails = {}

/** What the shopper has typed before; a new checkout needs no request. Later this page knows better than the cookie. */
export const draftQuery = () =>
  queryOptions({
    queryKey: ['checkout-draft'],
    queryFn: loadDraft,
    initialData: () => (hasDraft() || hasOldDetails() ? undefined : nothingTyped),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
