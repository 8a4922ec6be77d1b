'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBuyNow } from '#components/checkout/buy-now.tsx'
import { EmptyCart, NotForSale } from '#components/checkout/cart-aside.tsx'
import { pageSteps } from '#components/checkout/page-steps.tsx'
import { PageSummary } from '#components/checkout/page-summary.tsx'
import { TakeInPage } from '#components/checkout/step-form.tsx'
import { StepFrame } from '#components/checkout/step-frame.tsx'
import type { Refusal } from '#components/checkout/summary-step.tsx'
import { draftQuery, type StepProps, useCheckout } from '#components/checkout/use-checkout.ts'
import { useSources } from '#components/checkout/use-sources.ts'
import { AvailabilityFailed, Failed, Loading } from '#components/ui/query-state.tsx'
import { addToast } from '#components/ui/toasts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { boughtQuery } from '#lib/api/queries/cart.ts'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import { tellTrade } from '#lib/browser/trade-events.ts'
import { itemOfCart, worthOf } from '#lib/browser/trade-items.ts'
import type { AgreedOrder } from '#lib/checkout/order.ts'
import { refreshAddress, refreshShop } from '#lib/checkout/refresh-choices.ts'

/** Loads which stores can serve the cart, and resets a choice that is no longer valid. */
function useRevalidateShop({ state: { shop, shippingType }, change, cart }: StepProps): void {
  const { data } = useQuery(availabilityQuery(cart))
  useEffect(() => {
    if (!data) return
    const { move, notice } = refreshShop({ shop, shippingType }, data)
    if (notice) addToast('error', notice)
    change(move, 'edit')
  }, [data, shop, shippingType, change])
}

/** Loads the saved addresses, and resets the choice of a removed one. Returns the failed query; null if it succeeded or isn't needed. */
function useRevalidateAddress({ state, change }: StepProps) {
  const { isCustomer, savedAddressId, shippingType } = state
  const isNeeded = isCustomer && shippingType === 'ONLINE_DELIVERY'
  const addresses = useQuery({ ...addressesQuery(), enabled: isNeeded })
  const { data } = addresses
  useEffect(() => {
    if (!data) return
    const { move, notice } = refreshAddress({ savedAddressId }, data)
    if (notice) addToast('error', notice)
    change(move, 'edit')
  }, [data, savedAddressId, change])
  return isNeeded && addresses.isError && !data ? addresses : null
}

/**
 * Resets choices that are no longer valid, with a message, so that the first incomplete step is shown. Returns the failed query of the
 * saved addresses, or null.
 */
function useRevalidateChoices(step: StepProps) {
  useRevalidateShop(step)
  return useRevalidateAddress(step)
}

interface FlowProps {
  isCustomer: boolean
  /** Why the previous order was refused. */
  refusal: Refusal | null
  /** Called when the shopper has answered the step that a refusal led back to. */
  onAnswered: () => void
  onPay: (order: AgreedOrder) => void
}

/** The current step. */
function Step({ refusal, onPay, ...step }: StepProps & Pick<FlowProps, 'refusal' | 'onPay'>) {
  const name = step.state.step
  if (name === 'order-summary') return <PageSummary {...step} refusal={refusal} onPay={onPay} />
  const PageStep = pageSteps[name]
  return (
    <>
      {refusal && (
        <p role="alert" className="mb-6 text-danger">
          {refusal.message}
        </p>
      )}
      <PageStep {...step} />
    </>
  )
}

interface StepsProps extends FlowProps {
  cart: Cart
  /** The details typed so far. */
  draft: BuyerDetails
}

/** Reports once that a checkout of this cart has started. */
function useTellBegin(cart: Cart): void {
  const [{ cart_items }] = useState(cart)
  useEffect(() => {
    const items = cart_items.map((line) => itemOfCart(line))
    tellTrade({ name: 'begin_checkout', value: worthOf(items), items })
  }, [cart_items])
}

function Steps({ cart, isCustomer, draft, onAnswered, ...payment }: StepsProps) {
  const checkout = useCheckout({ isCustomer, draft })
  const { state } = checkout
  const step = { ...checkout, cart }
  const sources = useSources(state, cart)
  useTellBegin(cart)
  const failed = useRevalidateChoices(step)
  const name = state.step
  const previous = useRef(name)
  // Before the step is painted, so that an answered refusal isn't shown and announced again.
  useLayoutEffect(() => {
    if (previous.current !== name && previous.current !== 'order-summary') onAnswered()
    previous.current = name
  }, [name, onAnswered])
  if (failed && name !== 'choose-shipping-type')
    return <Failed message={errorMessage(failed.error)} onRetry={() => failed.refetch()} />
  return (
    <TakeInPage value={{ ...checkout, sources }}>
      <StepFrame state={state} lines={cart.cart_items}>
        <Step {...step} {...payment} />
      </StepFrame>
    </TakeInPage>
  )
}

/** The checkout steps, from shipping type to summary (spec §4, Checkout). */
export function CheckoutFlow(flow: FlowProps) {
  const line = useBuyNow()
  const { data, error, refetch } = useQuery(boughtQuery(line))
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
