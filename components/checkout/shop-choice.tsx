'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useChooseShop } from '#components/checkout/use-shop.ts'
import { AvailabilityFailed, Loading } from '#components/ui/query-state.tsx'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** What a list of shops needs, to offer them. */
export interface ShopOffer {
  availability: Availability
  onChoose: (showroom: Showroom) => void
  isBusy: boolean
}

interface ShopChoiceProps extends StepProps {
  text: string
  /** The shops to choose from. */
  shopsOf: (availability: Availability) => readonly Showroom[]
  children: (offer: ShopOffer) => ReactNode
}

/** The shops that can serve the cart; one is chosen. */
export function ShopChoice({ text, shopsOf, children, dispatch, cart }: ShopChoiceProps) {
  const { data, error, isPending, refetch } = useQuery(availabilityQuery(cart))
  const chooseShop = useChooseShop(dispatch, cart)
  if (isPending) return <Loading />
  if (!data) return <AvailabilityFailed error={error} onRetry={() => refetch()} />
  if (shopsOf(data).length === 0) return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  return (
    <>
      <p className="mb-6 text-muted">{text}</p>
      {children({
        availability: data,
        onChoose: chooseShop.mutate,
        isBusy: chooseShop.isPending,
      })}
    </>
  )
}
