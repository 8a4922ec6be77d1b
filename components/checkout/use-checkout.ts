'use client'

import { type Dispatch, startTransition, useCallback, useEffect, useReducer } from 'react'
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

/** A checkout, and the event that decides how its step stands in the history. */
interface Progress {
  state: CheckoutState
  move: CheckoutEvent['type']
}

/**
 * The checkout after an event. The move is reduced with it: a step that is rendered later than another event is still
 * the step of its own event.
 */
function progressReducer({ state, move }: Progress, event: CheckoutEvent): Progress {
  const next = checkoutReducer(state, event)
  const isMove = event.type === 'visit' || next.step !== state.step
  return { state: next, move: isMove ? event.type : move }
}

/** The stored checkout, at the step that the URL names if that step can be shown. */
function restoreAtUrl({ isCustomer, draft }: Shopper): Progress {
  const state = withBuyer(restoreCheckout(isCustomer), draft)
  return progressReducer(
    { state, move: 'visit' },
    { type: 'visit', step: stepIn(window.location.search) },
  )
}

/**
 * The checkout's state: restored at the start, saved on every change, its step in the URL. A press that leads to the next step
 * is painted first; pressed twice, it counts once (lib/checkout/machine.ts).
 */
export function useCheckout(shopper: Shopper): CheckoutInProgress {
  const [{ state, move }, change] = useReducer(progressReducer, shopper, restoreAtUrl)
  const dispatch = useCallback((event: CheckoutEvent) => {
    if (goesForward(event)) startTransition(() => change(event))
    else change(event)
  }, [])
  useEffect(() => saveCheckout(state), [state])
  useDraft(state)
  useStepUrl(state.step, move, dispatch)
  return { state, dispatch }
}
