'use client'

import { useQuery } from '@tanstack/react-query'
import { EmptyCart } from '#components/checkout/cart-aside.tsx'
import { OptionButton } from '#components/checkout/option-button.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { AvailabilityFailed, Loading } from '#components/ui/query-state.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Online delivery or pickup, each only if a shop can serve the cart (spec §4). */
export function ShippingTypeStep({ dispatch, cart }: StepProps) {
  const { data, error, isPending, refetch } = useQuery(availabilityQuery(cart))
  if (isPending) return <Loading />
  if (error instanceof ApiError && error.code === 'CART_EMPTY') return <EmptyCart />
  if (!data) return <AvailabilityFailed error={error} onRetry={() => refetch()} />
  const hasPickup = data.available_on_store && data.available_stores.length > 0
  if (!data.available_online && !hasPickup)
    return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  const choose = (shippingType: ShippingType) =>
    dispatch({ type: 'choose-shipping-type', shippingType })
  return (
    <div className="flex flex-col gap-3">
      {data.available_online && (
        <OptionButton
          title={checkoutMessages.onlineDelivery}
          press={{ onClick: () => choose('ONLINE_DELIVERY') }}
        >
          {checkoutMessages.onlineDeliveryText}
        </OptionButton>
      )}
      {hasPickup && (
        <OptionButton
          title={checkoutMessages.storePickup}
          press={{ onClick: () => choose('PICKUP_ON_STORE') }}
        >
          {checkoutMessages.storePickupText}
        </OptionButton>
      )}
    </div>
  )
}
