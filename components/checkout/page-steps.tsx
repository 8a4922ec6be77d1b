'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { type MapPosition, mapPosition } from '@etalase/contract/rules/map-position.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { AddressStep } from '#components/checkout/address-step.tsx'
import { EmptyCart } from '#components/checkout/cart-aside.tsx'
import { HubStep } from '#components/checkout/hub-step.tsx'
import { MethodStep } from '#components/checkout/method-step.tsx'
import { SavedAddresses } from '#components/checkout/saved-addresses.tsx'
import { ShippingTypeStep } from '#components/checkout/shipping-type-step.tsx'
import { ShowroomStep } from '#components/checkout/showroom-step.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination, useTariffs } from '#components/checkout/use-sources.ts'
import { useHubOffers } from '#components/delivery/use-hub-offers.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { currentMyStore, setMyStore } from '#components/stores/use-my-store.ts'
import { AvailabilityFailed, Failed, Loading } from '#components/ui/query-state.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import { asMyStore } from '#lib/browser/my-store.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import { offerHubs } from '#lib/checkout/hub-offers.ts'
import { hubsByStock } from '#lib/checkout/shop-stock.ts'
import type { Step } from '#lib/checkout/state.ts'
import { myStoreMessages } from '#messages/my-store.ts'

interface WhenAvailableProps {
  cart: Cart
  children: (availability: Availability) => ReactNode
}

/** Renders its children once the cart's availability is known. */
function WhenAvailable({ cart, children }: WhenAvailableProps) {
  const { data, error, isPending, refetch } = useQuery(availabilityQuery(cart))
  if (isPending) return <Loading />
  if (error instanceof ApiError && error.code === 'CART_EMPTY') return <EmptyCart />
  if (!data) return <AvailabilityFailed error={error} onRetry={() => refetch()} />
  return children(data)
}

const ShippingType = ({ cart }: StepProps) => (
  <WhenAvailable cart={cart}>
    {(availability) => <ShippingTypeStep availability={availability} />}
  </WhenAvailable>
)

/** Returns whether the address can have a pin; false while unknown. */
function useOffersPin(cart: Cart): boolean {
  // The flow loads it too.
  const { data } = useQuery({ ...availabilityQuery(cart), refetchOnMount: false })
  return Boolean(data?.has_address_pin)
}

function Address(step: StepProps) {
  const offersPin = useOffersPin(step.cart)
  return step.state.isCustomer ? (
    <SavedAddresses {...step} offersPin={offersPin} />
  ) : (
    <AddressStep typed={step.state.address} offersPin={offersPin} />
  )
}

interface PricedHubsProps {
  availability: Availability
  cart: Cart
  destination: Destination
  position: MapPosition | null
}

/** The hubs, ranked by the prices that have loaded so far. */
function PricedHubs({ availability, cart, destination, position }: PricedHubsProps) {
  const hubs = hubsByStock(availability, cart, { ...destination, position })
  const { offers, rankedBy } = useHubOffers(hubs, cart, destination)
  return rankedBy ? (
    <HubStep hubs={offerHubs(hubs, { offers, rankedBy, to: destination })} />
  ) : (
    <Loading />
  )
}

function Hub({ state, cart }: StepProps) {
  const destination = useDestination(state)
  const position = useProvincePosition(destination.province_id)
  if (destination.subdistrictId === null || position === undefined) return <Loading />
  return (
    <WhenAvailable cart={cart}>
      {(availability) => <PricedHubs {...{ availability, cart, destination, position }} />}
    </WhenAvailable>
  )
}

/** The stores: the shopper's store first, then those near it or near the chosen delivery area. */
function Stores({ availability, state, cart }: StepProps & { availability: Availability }) {
  // As it was when the step opened, so that the list doesn't move when a press sets the shopper's store.
  const [myStore] = useState(currentMyStore)
  const stores = availability.available_stores_by_region.flatMap(({ showrooms }) => showrooms)
  const offered = stores.find(({ id }) => id === myStore?.id)
  const { cityId, provinceId } = myStore?.provinceId ? myStore : state.address
  const provincePosition = useProvincePosition(offered ? null : provinceId)
  if (provincePosition === undefined) return <Loading />
  const position = offered ? mapPosition(offered.maps_url ?? '') : provincePosition
  return (
    <ShowroomStep
      {...{ availability, cart }}
      near={{ city_id: cityId, province_id: provinceId, position }}
      myStoreId={myStore?.id}
      onAnswer={(fields) => {
        const store = stores.find(({ id }) => id === parseId(fields('shop')))
        if (store && !myStore) setMyStore(asMyStore(store))
      }}
    >
      {!myStore && <p className="-mt-4 mb-6 text-muted">{myStoreMessages.becomes}</p>}
      {myStore && !offered && <p className="mb-6">{myStoreMessages.notHere(myStore.name)}</p>}
    </ShowroomStep>
  )
}

const Showroom = (step: StepProps) => (
  <WhenAvailable cart={step.cart}>
    {(availability) => <Stores {...step} availability={availability} />}
  </WhenAvailable>
)

function Method({ state, cart }: StepProps) {
  const { zone, pin } = useDestination(state)
  const offersPin = useOffersPin(cart)
  const { data, error, isPending, refetch } = useTariffs(state, cart)
  if (isPending) return <Loading />
  if (!data) return <Failed message={errorMessage(error)} onRetry={() => refetch()} />
  return <MethodStep method={state.method} tiers={data} {...{ zone, pin, offersPin }} />
}

/** The steps before the summary, which load their data with queries. */
export const pageSteps: Readonly<Record<Exclude<Step, 'order-summary'>, ComponentType<StepProps>>> =
  {
    'choose-shipping-type': ShippingType,
    'choose-address': Address,
    'choose-hub': Hub,
    'choose-shipping-method': Method,
    'choose-showroom': Showroom,
  }
