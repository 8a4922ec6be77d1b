'use client'

import { HubOption } from '#components/checkout/hub-option.tsx'
import { ShopChoice, type ShopOffer } from '#components/checkout/shop-choice.tsx'
import { ShopFold } from '#components/checkout/store-option.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination } from '#components/checkout/use-shop.ts'
import { useHubOffers } from '#components/delivery/use-hub-offers.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { Loading } from '#components/ui/query-state.tsx'
import type { Destination } from '#lib/checkout/destination.ts'
import { rankHubs, secondOrderCost } from '#lib/checkout/hub-offers.ts'
import { hubsByStock, type StockedShop } from '#lib/checkout/hubs-by-stock.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'
import { proximityOf } from '#lib/rules/proximity.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The hubs that are not folded away. */
const openHubs = 3

interface HubListProps extends ShopOffer {
  cart: Cart
  destination: Destination
  position: MapPosition | null
}

/** The hubs: the recommended one, the next two, and the others folded away. */
function HubList({ cart, destination, position, availability, onChoose, isBusy }: HubListProps) {
  const hubs = hubsByStock(availability, cart, { ...destination, position })
  const { offers, rankedBy } = useHubOffers(hubs, cart, destination)
  if (!rankedBy) return <Loading />
  const ranked = rankHubs(hubs, rankedBy)
  const list = (some: readonly StockedShop[]) => (
    <ul className="flex flex-col gap-3">
      {some.map((hub) => (
        <li key={hub.shop.id}>
          <HubOption
            press={{ onClick: () => onChoose(hub.shop), isBusy }}
            hub={hub}
            offer={offers.get(hub.shop.id)}
            nearness={proximityOf(hub.shop, destination)}
            isRecommended={hub === ranked[0] && ranked.length > 1}
            secondOrder={secondOrderCost(hub, hubs, offers)}
          />
        </li>
      ))}
    </ul>
  )
  const others = ranked.slice(openHubs)
  return (
    <>
      <div className="mb-6">{list(ranked.slice(0, openHubs))}</div>
      {others.length > 0 && (
        <ShopFold title={checkoutMessages.otherShops} count={others.length}>
          {list(others)}
        </ShopFold>
      )}
    </>
  )
}

/** Chooses the hub that sends the order (spec §4): what has everything first, then the cheapest, then the soonest. */
export function HubStep(step: StepProps) {
  const destination = useDestination(step.state)
  const position = useProvincePosition(destination.province_id)
  if (destination.subdistrictId === null || position === undefined) return <Loading />
  return (
    <ShopChoice
      {...step}
      text={checkoutMessages.hubText}
      shopsOf={({ available_stores_online }) => available_stores_online}
    >
      {(offer) => (
        <HubList {...offer} cart={step.cart} destination={destination} position={position} />
      )}
    </ShopChoice>
  )
}
