'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useHubOffers } from '#components/delivery/use-hub-offers.ts'
import { addToast } from '#components/ui/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { shopStockQuery } from '#lib/api/queries/checkout.ts'
import { chosenMethod, chosenShop } from '#lib/checkout/chosen.ts'
import { type HubOffer, rankHubs } from '#lib/checkout/hub-offers.ts'
import type { StockedShop } from '#lib/checkout/hubs-by-stock.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { splitByAvailability } from '#lib/rules/availability.ts'
import { zoneOfProvince } from '#lib/rules/time-zone.ts'

/** The recommended hub with its cheapest tier. */
export interface Suggestion {
  shop: Showroom
  offer: HubOffer
}

/** The suggestion for an address: null without a hub that has everything at a known price; undefined while loading. */
export function useSuggestion(
  hubs: readonly StockedShop[],
  cart: Cart,
  { subdistrict_id, province }: UserAddress,
): Suggestion | null | undefined {
  const zone = zoneOfProvince(province.province_name)
  const { rankedBy } = useHubOffers(hubs, cart, { subdistrictId: subdistrict_id, zone })
  if (!rankedBy) return undefined
  const [first] = rankHubs(hubs, rankedBy)
  const offer = first && rankedBy.get(first.shop.id)
  return offer && first.missing.length === 0 ? { shop: first.shop, offer } : null
}

/** Takes a suggestion: answers the questions up to the summary, or up to the hub if it lacks something by now. */
export function useTakeSuggestion({ dispatch, cart }: StepProps, address: UserAddress) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ shop }: Suggestion) => queries.fetchQuery(shopStockQuery(shop.id, cart)),
    onSuccess: (availability, { shop, offer }) => {
      dispatch({ type: 'choose-saved-address', id: address.id })
      dispatch({ type: 'confirm-address' })
      if (splitByAvailability(cart.cart_items, availability).excluded.length > 0) return
      dispatch({ type: 'choose-shop', shop: chosenShop(shop), availability })
      dispatch({ type: 'choose-method', method: chosenMethod(offer.tier) })
      dispatch({ type: 'confirm-method' })
    },
    onError: (error) => addToast('error', errorMessage(error)),
  })
}
