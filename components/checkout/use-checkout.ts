'use client'

import { type Dispatch, startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import { useDraft } from '#components/checkout/use-draft.ts'
import { goesForward, useStepUrl } from '#components/checkout/use-step-url.ts'
import { withBuyer } from '#lib/checkout/buyer.ts'
import { type CheckoutEvent, checkoutReducer } from '#lib/checkout/machine.ts'
import { stepIn } from '#lib/checkout/path.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { BuyerDetails } from '#lib/contract/checkout.ts'

export interface CheckoutInProgress {
  state: CheckoutState
  dispatch: Dispatch<CheckoutEvent>
}

/** The props of every checkout step. */
export interface StepProps extends CheckoutInProgress {
  cart: Cart
}

interface Shopper {
  isCustomer: boolean
  /** What they have typed before. */
  draft: BuyerDetails
}

/** The stored checkout, at the step that the URL names if that step can be shown. */
function restoreAtUrl({ isCustomer, draft }: Shopper): CheckoutState {
  const stored = withBuyer(restoreCheckout(isCustomer), draft)
  return checkoutReducer(stored, { type: 'visit', step: stepIn(window.location.search) })
}

/**
 * The checkout's state: restored at the start, saved on every change, its step in the URL. A press that leads to the next step
 * is painted first; pressed twice, it counts once (lib/checkout/machine.ts).
 */
export function useCheckout(shopper: Shopper): CheckoutInProgress {
  const [state, change] = useReducer(checkoutReducer, shopper, restoreAtUrl)
  const lastEvent = useRef<CheckoutEvent['type']>('visit')
  const dispatch = useCallback((event: CheckoutEvent) => {
    lastEvent.current = event.type
    if (goesForward(event)) startTransition(() => change(event))
    else change(event)
  }, [])
  useEffect(() => saveCheckout(state), [state])
  useDraft(state)
  useStepUrl(state.step, lastEvent, dispatch)
  return { state, dispatch }
}
