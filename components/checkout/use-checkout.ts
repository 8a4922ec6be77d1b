'use client'

import { type Dispatch, useEffect, useReducer } from 'react'
import { type CheckoutEvent, checkoutReducer } from '#lib/checkout/machine.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'

/** What every checkout step gets. */
export interface StepProps {
  state: CheckoutState
  dispatch: Dispatch<CheckoutEvent>
}

/** The checkout of this browser: restored at the start, saved on every change. */
export function useCheckout(): StepProps {
  const [state, dispatch] = useReducer(checkoutReducer, undefined, restoreCheckout)
  useEffect(() => saveCheckout(state), [state])
  return { state, dispatch }
}
