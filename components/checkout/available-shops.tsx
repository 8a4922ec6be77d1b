'use client'

import { useQuery } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { Failed, Loading } from '#components/checkout/query-state.tsx'
import { ShopList } from '#components/checkout/shop-list.tsx'
import { useChooseShop } from '#components/checkout/use-choose-shop.ts'
import { availabilityQuery } from '#lib/api/queries/checkout-queries.ts'
import type { CheckoutEvent } from '#lib/checkout/machine.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { ShowroomRegion } from '#lib/contract/store.ts'
import * as words from '#lib/messages/words.ts'

interface AvailableShopsProps {
  text: string
  regionsOf: (availability: Availability) => ShowroomRegion[]
  dispatch: Dispatch<CheckoutEvent>
}

/** The shops that can serve the cart, to choose one of. */
export function AvailableShops({ text, regionsOf, dispatch }: AvailableShopsProps) {
  const { data, error, isPending, refetch } = useQuery(availabilityQuery())
  const chooseShop = useChooseShop(dispatch)
  if (isPending) return <Loading />
  if (error) return <Failed message={words.checkout.availabilityFailed} onRetry={() => refetch()} />
  const regions = regionsOf(data)
  if (regions.length === 0) return <p role="alert">{words.checkout.nothingAvailable}</p>
  return (
    <>
      <p className="mb-6 text-muted">{text}</p>
      <ShopList regions={regions} onChoose={chooseShop.mutate} isBusy={chooseShop.isPending} />
    </>
  )
}
