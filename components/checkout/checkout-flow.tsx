'use client'

import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AddressStep } from '#components/checkout/address-step.tsx'
import { useBuyNow } from '#components/checkout/buy-now.tsx'
import { CartAside, EmptyCart, NotForSale } from '#components/checkout/cart-aside.tsx'
import { HubStep } from '#components/checkout/hub-step.tsx'
import type { Refusal } from '#components/checkout/pay-bar.tsx'
import { ShippingMethodStep } from '#components/checkout/shipping-method-step.tsx'
import { ShippingTypeStep } from '#components/checkout/shipping-type-step.tsx'
import { ShowroomStep } from '#components/checkout/showroom-step.tsx'
import { StepHeading } from '#components/checkout/step-heading.tsx'
import { StepProgress } from '#components/checkout/step-progress.tsx'
import { SummaryStep } from '#components/checkout/summary-step.tsx'
import { type StepProps, useCheckout } from '#components/checkout/use-checkout.ts'
import { draftQuery } from '#components/checkout/use-draft.ts'
import { useRevalidateChoices } from '#components/checkout/use-revalidate-choices.ts'
import { Button } from '#components/ui/button.tsx'
import { AvailabilityFailed, Failed, Loading } from '#components/ui/query-state.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { boughtQuery } from '#lib/api/queries/cart.ts'
import { tellTrade } from '#lib/browser/trade-events.ts'
import { itemOfCart, worthOf } from '#lib/browser/trade-items.ts'
import type { CompleteOrder } from '#lib/checkout/pending-order.ts'
import type { Step } from '#lib/checkout/state.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { BuyerDetails } from '#lib/contract/checkout.ts'
import { checkoutMessages } from '#messages/checkout.ts'

const stepViews: Readonly<Record<Exclude<Step, 'order-summary'>, ComponentType<StepProps>>> = {
  'choose-shipping-type': ShippingTypeStep,
  'choose-address': AddressStep,
  'choose-hub': HubStep,
  'choose-shipping-method': ShippingMethodStep,
  'choose-showroom': ShowroomStep,
}

interface FlowProps {
  isCustomer: boolean
  /** Why the previous order was refused. */
  refusal: Refusal | null
  /** Called when a question that a refusal led back to is answered. */
  onAnswered: () => void
  onPay: (order: CompleteOrder) => void
}

/** A step with the cart beside it, and the Back button. */
function StepWithCart(step: StepProps & { name: Exclude<Step, 'order-summary'> }) {
  const { name, dispatch } = step
  const StepView = stepViews[name]
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
      <div>
        <StepView {...step} />
        {name !== 'choose-shipping-type' && (
          <Button variant="quiet" onClick={() => dispatch({ type: 'back' })} className="mt-4">
            {checkoutMessages.back}
          </Button>
        )}
      </div>
      <CartAside lines={step.cart.cart_items} />
    </div>
  )
}

interface StepsProps extends FlowProps {
  cart: Cart
  /** What the shopper has typed before. */
  draft: BuyerDetails
}

/** Tells once that a checkout with this cart has begun. */
function useTellBegin(cart: Cart): void {
  const [{ cart_items }] = useState(cart)
  useEffect(() => {
    const items = cart_items.map((line) => itemOfCart(line))
    tellTrade({ name: 'begin_checkout', value: worthOf(items), items })
  }, [cart_items])
}

function Steps({ cart, isCustomer, draft, onAnswered, ...payment }: StepsProps) {
  const checkout = useCheckout({ isCustomer, draft })
  const step = { ...checkout, cart }
  useTellBegin(cart)
  const failed = useRevalidateChoices(step)
  const name = checkout.state.step
  const previous = useRef(name)
  // Before the step is painted: an answered refusal would be seen, and announced, once more.
  useLayoutEffect(() => {
    if (previous.current !== name && previous.current !== 'order-summary') onAnswered()
    previous.current = name
  }, [name, onAnswered])
  if (failed && name !== 'choose-shipping-type')
    return <Failed message={errorMessage(failed.error)} onRetry={() => failed.refetch()} />
  return (
    <>
      <StepProgress {...checkout} />
      <StepHeading step={name} />
      {name === 'order-summary' ? (
        <SummaryStep {...step} {...payment} />
      ) : (
        <>
          {payment.refusal && (
            <p role="alert" className="mb-6 text-danger">
              {payment.refusal.message}
            </p>
          )}
          <StepWithCart {...step} name={name} />
        </>
      )}
    </>
  )
}

/** The checkout steps, from shipping type to summary (spec §4, Checkout). */
export function CheckoutFlow({ initialCart, ...flow }: FlowProps & { initialCart: Cart | null }) {
  const line = useBuyNow()
  const { data, error, refetch } = useQuery({
    ...boughtQuery(line),
    ...(initialCart ? { initialData: initialCart } : {}),
  })
  const draft = useQuery(draftQuery())
  // Without the cart its availability is unknown too.
  if (line && !data && error instanceof ApiError && error.kind === 'refused')
    return <NotForSale message={errorMessage(error)} productId={line.product_detail_id} />
  if (error && !data) return <AvailabilityFailed error={error} onRetry={() => refetch()} />
  if (draft.error)
    return <Failed message={errorMessage(draft.error)} onRetry={() => draft.refetch()} />
  if (!data || !draft.data) return <Loading />
  if (data.cart_items.length === 0) return <EmptyCart />
  return <Steps cart={data} draft={draft.data} {...flow} />
}
