'use client'

import { useQuery } from '@tanstack/react-query'
import { ArrivalLines } from '#components/checkout/arrival-lines.tsx'
import { useProvincePosition } from '#components/checkout/use-province-position.ts'
import { useZone } from '#components/checkout/use-zone.ts'
import { AvailabilityFailed, Failed, Loading } from '#components/ui/query-state.tsx'
import { errorWords } from '#lib/api/error-words.ts'
import { availabilityQuery, shippingQuery } from '#lib/api/queries/checkout.ts'
import { hubsByStock } from '#lib/checkout/hubs-by-stock.ts'
import { brand } from '#lib/config/brand.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { ShippingOption } from '#lib/contract/checkout.ts'
import * as words from '#lib/messages/words.ts'
import { formatRupiah } from '#lib/rules/money.ts'
import type { TimeZone } from '#lib/rules/time-zone.ts'

interface DeliveryPlace {
  subdistrictId: number
  city_id: number | null
  province_id: number | null
}

function Tier({ option, zone }: { option: ShippingOption; zone: TimeZone }) {
  return (
    <li className="flex justify-between gap-4 border-line border-t py-2">
      <span>
        {option.description}
        <span className="block text-muted text-sm">
          <ArrivalLines etd={option.etd} zone={zone} />
        </span>
      </span>
      <span className="font-semibold tabular-nums">{formatRupiah(option.tariff)}</span>
    </li>
  )
}

/** The nearest hub that has most of the cart; null when there is none, undefined while loading. */
function useFirstHub(cart: Cart, place: DeliveryPlace) {
  const shops = useQuery(availabilityQuery(cart))
  const position = useProvincePosition(place.province_id)
  if (!shops.data || position === undefined) return { shops, hub: undefined }
  const [first] = hubsByStock(shops.data, cart, { ...place, position })
  return { shops, hub: first?.shop ?? null }
}

/** The courier's tariffs for the cart, from the nearest hub that has most of it. */
export function TariffList({ cart, place }: { cart: Cart; place: DeliveryPlace }) {
  const { shops, hub } = useFirstHub(cart, place)
  const zone = useZone(place.province_id)
  const question = {
    courierKey: brand.courier.key,
    showroomId: hub?.id ?? 0,
    subdistrictId: place.subdistrictId,
  }
  const tariffs = useQuery({ ...shippingQuery(question, cart), enabled: Boolean(hub) })
  if (shops.isError) {
    return <AvailabilityFailed error={shops.error} onRetry={() => shops.refetch()} />
  }
  if (hub === null) return <p>{words.cart.noDelivery}</p>
  if (tariffs.isError) {
    return <Failed message={errorWords(tariffs.error)} onRetry={() => tariffs.refetch()} />
  }
  if (!hub || !tariffs.data) return <Loading />
  if (tariffs.data.length === 0) return <p>{words.cart.noCourier}</p>
  return (
    <>
      <p className="mb-2 text-muted text-sm">
        {words.cart.sentFrom(hub.showroom_name, brand.courier.label)}
      </p>
      <ul>
        {tariffs.data.map((option) => (
          <Tier key={option.service} option={option} zone={zone} />
        ))}
      </ul>
    </>
  )
}
