'use client'

import type { UserAddress } from '@etalase/contract/address.ts'
import type { Cart } from '@etalase/contract/cart.ts'
import { splitByAvailability } from '@etalase/contract/rules/availability.ts'
import { zoneOfProvince } from '@etalase/contract/rules/time-zone.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useHubOffers } from '#components/delivery/use-hub-offers.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { addToast } from '#components/ui/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { availabilityQuery, shopStockQuery } from '#lib/api/queries/checkout.ts'
import { type HubOffer, rankHubs } from '#lib/checkout/hub-offers.ts'
import {
  allOf,
  chooseMethod,
  chooseSavedAddress,
  chooseShop,
  confirmAddress,
  confirmMethod,
} from '#lib/checkout/moves.ts'
import { hubsByStock, type StockedShop } from '#lib/checkout/shop-stock.ts'
import { chosenMethod, chosenShop } from '#lib/checkout/state.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { arrivalMessages } from '#messages/arrival.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The recommended hub with its cheapest tier. */
interface Suggestion {
  shop: Showroom
  offer: HubOffer
}

/** Returns the suggestion for an address: null if no hub has everything at a known price, undefined while loading. */
function useSuggestion(
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

/** Accepts a suggestion: answers the steps up to the summary, or up to the hub if that now lacks an item. */
function useTakeSuggestion({ change, cart }: StepProps, address: UserAddress) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ shop }: Suggestion) => queries.fetchQuery(shopStockQuery(shop.id, cart)),
    onSuccess: (stock, { shop, offer }) => {
      const isWhole = splitByAvailability(cart.cart_items, stock).excluded.length === 0
      const toHub = [chooseSavedAddress(address.id), confirmAddress]
      const toSummary = [
        chooseShop(chosenShop(shop), stock),
        chooseMethod(chosenMethod(offer.tier)),
        confirmMethod,
      ]
      change(allOf(isWhole ? [...toHub, ...toSummary] : toHub), 'forward')
    },
    onError: (error) => addToast('error', errorMessage(error)),
  })
}

const textId = 'suggested-delivery'

const Waiting = () => <Skeleton className="mt-4 h-56 w-full sm:h-48" />

interface SuggestionProps extends StepProps {
  address: UserAddress
}

function SuggestionOf({ hubs, address, ...step }: SuggestionProps & { hubs: StockedShop[] }) {
  const suggestion = useSuggestion(hubs, step.cart, address)
  const take = useTakeSuggestion(step, address)
  if (suggestion === undefined) return <Waiting />
  if (suggestion === null) return null
  const { shop, offer } = suggestion
  const { description } = offer.tier
  return (
    <section className="mt-4 flex min-h-56 flex-col sm:min-h-48 gap-3 border border-line bg-surface p-4">
      <h3 className="font-sans font-semibold">{checkoutMessages.suggestionTitle}</h3>
      <p id={textId}>
        {checkoutMessages.suggestion(shop.showroom_name, description, formatRupiah(offer.cost))}
        {offer.arrival && (
          <span className="block text-muted text-sm">{arrivalMessages.full(offer.arrival)}</span>
        )}
      </p>
      <Button
        variant="secondary"
        className="mt-auto"
        aria-describedby={textId}
        onClick={() => take.mutate(suggestion)}
        isBusy={take.isPending}
      >
        {checkoutMessages.toSummary}
      </Button>
    </section>
  )
}

/** Offers the recommended hub and its cheapest tier for an address, and leads straight to the summary. */
export function SuggestedDelivery(props: SuggestionProps) {
  const { cart, address } = props
  const { data, isPending } = useQuery(availabilityQuery(cart))
  const position = useProvincePosition(address.province_id)
  if (isPending || position === undefined) return <Waiting />
  if (!data) return null
  return <SuggestionOf {...props} hubs={hubsByStock(data, cart, { ...address, position })} />
}
