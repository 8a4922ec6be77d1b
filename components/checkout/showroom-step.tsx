'use client'

import { useState } from 'react'
import { ShopChoice, type ShopOffer } from '#components/checkout/shop-choice.tsx'
import { ShopFold, StoreOption } from '#components/checkout/store-option.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { currentMyStore, setMyStore } from '#components/stores/use-my-store.ts'
import { Loading } from '#components/ui/query-state.tsx'
import { asMyStore } from '#lib/browser/my-store.ts'
import { stockOf } from '#lib/checkout/hubs-by-stock.ts'
import { regionsByProximity } from '#lib/checkout/proximity.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { mapPosition } from '#lib/rules/map-position.ts'
import { myStoreFirst } from '#lib/stores/showrooms.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { myStoreMessages } from '#messages/my-store.ts'

const storesOf = ({ available_stores_by_region }: Availability): Showroom[] =>
  available_stores_by_region.flatMap(({ showrooms }) => showrooms)

interface StoreListProps extends ShopOffer {
  step: StepProps
}

/** The stores by region: my store first, then those near to it, or to the chosen delivery area. */
function StoreList({ step, availability, onChoose, isBusy }: StoreListProps) {
  // As it was when the step opened: the list does not move when a press makes a store mine.
  const [myStore] = useState(currentMyStore)
  const offered = storesOf(availability).find(({ id }) => id === myStore?.id)
  const { cityId, provinceId } = myStore?.provinceId ? myStore : step.state.address
  const provincePosition = useProvincePosition(offered ? null : provinceId)
  if (provincePosition === undefined) return <Loading />
  const position = offered ? mapPosition(offered.maps_url ?? '') : provincePosition
  const near = { city_id: cityId, province_id: provinceId, position }
  const regions = regionsByProximity(availability.available_stores_by_region, near)
  const choose = (store: Showroom) => {
    if (!myStore) setMyStore(asMyStore(store))
    onChoose(store)
  }
  return (
    <>
      {!myStore && <p className="-mt-4 mb-6 text-muted">{myStoreMessages.becomes}</p>}
      {myStore && !offered && <p className="mb-6">{myStoreMessages.notHere(myStore.name)}</p>}
      {myStoreFirst(regions, myStore?.id).map(({ id, region_name, showrooms }, index) => (
        <ShopFold key={id} title={region_name} count={showrooms.length} isOpen={index === 0}>
          <ul className="flex flex-col gap-3">
            {showrooms.map((showroom) => (
              <li key={showroom.id}>
                <StoreOption
                  store={stockOf(showroom, availability, step.cart)}
                  isMine={showroom.id === myStore?.id}
                  press={{ onClick: () => choose(showroom), isBusy }}
                />
              </li>
            ))}
          </ul>
        </ShopFold>
      ))}
    </>
  )
}

/** Chooses the pickup store; the choice goes straight to the summary (spec §4). */
export const ShowroomStep = (step: StepProps) => (
  <ShopChoice {...step} text={checkoutMessages.showroomText} shopsOf={storesOf}>
    {(offer) => <StoreList {...offer} step={step} />}
  </ShopChoice>
)
