'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNow } from '#components/delivery/estimate.tsx'
import { hubTiersQuery } from '#lib/api/queries/checkout.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import { cheapestOffer, type HubOffers } from '#lib/checkout/hub-offers.ts'
import type { StockedShop } from '#lib/checkout/shop-stock.ts'

/** How many hubs are priced: the first by stock and distance. */
const maxHubs = 12

/** Requests at the same time. */
const atOnce = 4

/** How long the ranking waits for prices, in milliseconds. */
const patienceMs = 2_500

/** Whether some milliseconds have passed since the first render. */
function useIsLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLate
}

/** The first offers that are complete, or late: a card must not move under a finger when another price comes. */
function useFirstOffers(offers: HubOffers, isComplete: boolean): HubOffers | null {
  const isLate = useIsLate(patienceMs)
  const [first, setFirst] = useState<HubOffers | null>(null)
  if (!first && (isComplete || isLate)) setFirst(offers)
  return first
}

type To = Pick<Destination, 'subdistrictId' | 'zone'>

/**
 * The cheapest offer of each hub to a destination, and the offers by which the hubs are ranked: null while the
 * first prices load. A price that fails to load is missing in both.
 */
export function useHubOffers(hubs: readonly StockedShop[], cart: Cart, to: To) {
  const client = useQueryClient()
  const paidAt = useNow()
  const asked = hubs
    .slice(0, maxHubs)
    .map(({ shop }) =>
      hubTiersQuery({ showroomId: shop.id, subdistrictId: to.subdistrictId ?? 0 }, cart),
    )
  const isSettled = ({ queryKey }: (typeof asked)[number]) =>
    (client.getQueryState(queryKey)?.status ?? 'pending') !== 'pending'
  const settled = asked.filter(isSettled).length
  const tiers = useQueries({
    queries: asked.map((query, index) => ({ ...query, enabled: index < settled + atOnce })),
  })
  const offers: HubOffers = new Map(
    hubs.flatMap(({ shop }, index) => {
      const data = tiers[index]?.data
      return data ? [[shop.id, cheapestOffer(data, { paidAt, zone: to.zone })]] : []
    }),
  )
  const isComplete = tiers.every(({ isPending }) => !isPending)
  const rankedBy = useFirstOffers(offers, isComplete)
  return { offers, rankedBy }
}
