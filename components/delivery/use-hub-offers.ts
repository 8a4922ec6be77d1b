'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNow } from '#components/delivery/estimate.tsx'
import { hubTiersQuery } from '#lib/api/queries/checkout.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import { cheapestOffer, type HubOffers } from '#lib/checkout/hub-offers.ts'
import type { StockedShop } from '#lib/checkout/shop-stock.ts'

/** Maximum number of hubs to price: the first by stock and distance. */
const maxHubs = 12

/** Maximum number of concurrent requests. */
const atOnce = 4

/** How long the ranking waits for prices, in milliseconds. */
const patienceMs = 2_500

/** Returns whether `afterMs` milliseconds have passed since the first render. */
function useIsLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLate
}

/** Returns the offers once complete or late, and keeps them: a card must not move under a finger when another price loads. */
function useFirstOffers(offers: HubOffers, isComplete: boolean): HubOffers | null {
  const isLate = useIsLate(patienceMs)
  const [first, setFirst] = useState<HubOffers | null>(null)
  if (!first && (isComplete || isLate)) setFirst(offers)
  return first
}

type To = Pick<Destination, 'subdistrictId' | 'zone'>

/**
 * Returns each hub's cheapest offer to a destination, and the offers used for ranking, which are null while the first prices load. Both
 * omit a price that fails to load.
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
