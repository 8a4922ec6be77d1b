'use client'

import { startTransition, useCallback, useLayoutEffect, useReducer } from 'react'
import { useDraft } from '#components/checkout/use-draft.ts'
import { useStepUrl, type Way } from '#components/checkout/use-step-url.ts'
import { withBuyer } from '#lib/checkout/buyer.ts'
import { type Move, visit } from '#lib/checkout/moves.ts'
import { stepIn } from '#lib/checkout/path.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { BuyerDetails } from '#lib/contract/checkout.ts'

export interface CheckoutInProgress {
  state: CheckoutState
  /** Changes the checkout; where it goes to another step by that, `way` says how that stands in the history. */
  change: (move: Move, way: Way) => void
}

/** What every step gets. */
export interface StepProps extends CheckoutInProgress {
  cart: Cart
}

interface Shopper {
  isCustomer: boolean
  /** What they have typed before. */
  draft: BuyerDetails
}

/** A checkout, and the way by which it came to its step. */
interface Progress {
  state: CheckoutState
  way: Way
}

/**
 * The checkout after a change. The way is reduced with it: a step that is rendered later than another change is still
 * the step of its own change.
 */
function changed(before: Progress, { move, way }: { move: Move; way: Way }): Progress {
  const state = move(before.state)
  const hasMoved = way === 'visit' || state.step !== before.state.step
  return { state, way: hasMoved ? way : before.way }
}

/** The stored checkout, at the step that the URL names if that step can be shown. */
function restoreAtUrl({ isCustomer, draft }: Shopper): Progress {
  const state = withBuyer(restoreCheckout(isCustomer), draft)
  return { state: visit(stepIn(window.location.search))(state), way: 'visit' }
}

/**
 * The checkout's state: restored at the start, saved on every change, its step in the URL. A press that leads to the next step
 * is painted first; pressed twice, it counts once (lib/checkout/moves.ts).
 */
export function useCheckout(shopper: Shopper): CheckoutInProgress {
  const [{ state, way }, reduce] = useReducer(changed, shopper, restoreAtUrl)
  const change = useCallback((move: Move, to: Way) => {
    if (to === 'forward') startTransition(() => reduce({ move, way: to }))
    else reduce({ move, way: to })
  }, [])
  // Together with what is shown: a reload the moment after finds it.
  useLayoutEffect(() => saveCheckout(state), [state])
  useDraft(state)
  useStepUrl(state.step, way, change)
  return { state, change }
}
