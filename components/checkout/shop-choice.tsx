'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ShopOption } from '#components/checkout/shop-option.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useChooseShop } from '#components/checkout/use-choose-shop.ts'
import { AvailabilityFailed, Loading } from '#components/ui/query-state.tsx'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import * as words from '#lib/messages/words.ts'

interface ShopGroup {
  id: number | string
  title: string
  showrooms: readonly Showroom[]
}

interface ShopChoiceProps extends StepProps {
  text: string
  groupsOf: (availability: Availability) => ShopGroup[]
  /** Renders a group around its shops. */
  frame: (group: ShopGroup, index: number, shops: ReactNode) => ReactNode
}

/** The shops that can serve the cart, in groups; one is chosen. */
export function ShopChoice({ text, groupsOf, frame, dispatch, cart }: ShopChoiceProps) {
  const { data, error, isPending, refetch } = useQuery(availabilityQuery(cart))
  const chooseShop = useChooseShop(dispatch, cart)
  if (isPending) return <Loading />
  if (!data) return <AvailabilityFailed error={error} onRetry={() => refetch()} />
  const groups = groupsOf(data).filter(({ showrooms }) => showrooms.length > 0)
  if (groups.length === 0) return <p role="alert">{words.checkout.nothingAvailable}</p>
  const shopsOf = ({ showrooms }: ShopGroup) => (
    <ul className="flex flex-col gap-3">
      {showrooms.map((showroom) => (
        <li key={showroom.id}>
          <ShopOption
            showroom={showroom}
            cart={cart}
            availability={data}
            onChoose={chooseShop.mutate}
            isBusy={chooseShop.isPending}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p className="mb-6 text-muted">{text}</p>
      {groups.map((group, index) => frame(group, index, shopsOf(group)))}
    </>
  )
}
