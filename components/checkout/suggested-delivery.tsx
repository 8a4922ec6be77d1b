'use client'

import { useQuery } from '@tanstack/react-query'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useSuggestion, useTakeSuggestion } from '#components/checkout/use-suggestion.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import { hubsByStock, type StockedShop } from '#lib/checkout/hubs-by-stock.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { arrivalMessages } from '#messages/arrival.ts'
import { checkoutMessages } from '#messages/checkout.ts'

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

/** Offers the recommended shop and its cheapest tier for an address, and leads straight to the summary. */
export function SuggestedDelivery(props: SuggestionProps) {
  const { cart, address } = props
  const { data, isPending } = useQuery(availabilityQuery(cart))
  const position = useProvincePosition(address.province_id)
  if (isPending || position === undefined) return <Waiting />
  if (!data) return null
  return <SuggestionOf {...props} hubs={hubsByStock(data, cart, { ...address, position })} />
}
