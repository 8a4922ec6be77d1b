'use client'

import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react'
import { useStepUrl } from '#components/checkout/use-step-url.ts'
import { type CheckoutEvent, checkoutReducer } from '#lib/checkout/machine.ts'
import { stepIn } from '#lib/checkout/path.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'
import type { Cart } from '#lib/contract/cart.ts'

export interface CheckoutInProgress {
  state: CheckoutState
  dispatch: Dispatch<CheckoutEvent>
}

/** The props of every checkout step. */
export interface StepProps extends CheckoutInProgress {
  cart: Cart
}

/** The stored checkout, at the step that the URL names if that step can be shown. */
function restoreAtUrl(isCustomer: boolean): CheckoutState {
  const stored = restoreCheckout(isCustomer)
  return checkoutReducer(stored, { type: 'visit', step: stepIn(window.location.search) })
}

/** The checkout's state: restored at the start, saved on every change, its step in the URL. */
export function useCheckout(isCustomer: boolean): CheckoutInProgress {
  const [state, change] = useReducer(checkoutReducer, isCustomer, restoreAtUrl)
  const lastEvent = useRef<CheckoutEvent['type']>('visit')
  const dispatch = useCallback((event: CheckoutEvent) => {
    lastEvent.current = event.type
    change(event)
  }, [])
  useEffect(() => saveCheckout(state), [state])
  useStepUrl(state.step, lastEvent, dispatch)
  return { state, dispatch }
}
