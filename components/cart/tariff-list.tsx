'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import type { TimeZone } from '@etalase/contract/rules/time-zone.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { ArrivalLines } from '#components/delivery/estimate.tsx'
import { useHubOffers } from '#components/delivery/use-hub-offers.ts'
import { useProvincePosition, useZone } from '#components/delivery/use-province.ts'
import { AvailabilityFailed, Failed, Loading } from '#components/ui/query-state.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { availabilityQuery, hubTiersQuery } from '#lib/api/queries/checkout.ts'
import { rankHubs } from '#lib/checkout/hub-offers.ts'
import { hubsByStock, type StockedShop } from '#lib/checkout/shop-stock.ts'
import { byCourier, type CourierOption } from '#lib/config/couriers.ts'
import { cartMessages } from '#messages/cart.ts'

interface DeliveryPlace {
  subdistrictId: number
  city_id: number | null
  province_id: number | null
}

function Tier({ option, zone }: { option: CourierOption; zone: TimeZone }) {
  return (
    <li className="flex justify-between gap-4 border-line border-t py-2">
      <span>
        {option.description}
        <span className="block text-muted text-sm">
          <ArrivalLines service={option.service} etd={option.etd} zone={zone} />
        </span>
      </span>
      <span className="font-semibold tabular-nums">{cartMessages.tariff(option.tariff)}</span>
    </li>
  )
}

interface HubTariffsProps {
  cart: Cart
  hubs: readonly StockedShop[]
  to: { subdistrictId: number; zone: TimeZone }
}

/** The tiers of the hub that the checkout recommends for this cart and area. */
function HubTariffs({ cart, hubs, to }: HubTariffsProps) {
  const { rankedBy } = useHubOffers(hubs, cart, to)
  const hub = rankedBy ? rankHubs(hubs, rankedBy)[0]?.shop : undefined
  const request = { showroomId: hub?.id ?? 0, subdistrictId: to.subdistrictId }
  const tiers = useQuery({ ...hubTiersQuery(request, cart), enabled: hub !== undefined })
  if (tiers.isError) {
    return <Failed message={errorMessage(tiers.error)} onRetry={() => tiers.refetch()} />
  }
  if (!hub || !tiers.data) return <Loading />
  if (tiers.data.length === 0) return <p>{cartMessages.noCourier}</p>
  return (
    <>
      {byCourier(tiers.data).map(([courier, options]) => (
        <Fragment key={courier}>
          <p className="my-2 text-muted text-sm">
            {cartMessages.sentFrom(hub.showroom_name, courier)}
          </p>
          <ul>
            {options.map((option) => (
              <Tier key={option.service} option={option} zone={to.zone} />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}

/** Returns a key that changes with the area and the cart's pieces, so that hubs are never ranked by another request's prices. */
const questionKey = ({ cart_items }: Cart, { subdistrictId }: DeliveryPlace) =>
  [subdistrictId, ...cart_items.map(({ id, qty }) => `${id}x${qty}`)].join(' ')

/** The couriers' tariffs for the cart, from the hub that the checkout will recommend. */
export function TariffList({ cart, place }: { cart: Cart; place: DeliveryPlace }) {
  const shops = useQuery(availabilityQuery(cart))
  const position = useProvincePosition(place.province_id)
  const zone = useZone(place.province_id)
  if (shops.isError) {
    return <AvailabilityFailed error={shops.error} onRetry={() => shops.refetch()} />
  }
  if (!shops.data || position === undefined) return <Loading />
  const hubs = hubsByStock(shops.data, cart, { ...place, position })
  if (hubs.length === 0) return <p>{cartMessages.noDelivery}</p>
  const to = { subdistrictId: place.subdistrictId, zone }
  return <HubTariffs key={questionKey(cart, place)} cart={cart} hubs={hubs} to={to} />
}
