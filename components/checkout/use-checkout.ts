'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useStepUrl, type Way } from '#components/checkout/use-step-url.ts'
import { type Move, visit } from '#lib/checkout/moves.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import {
  draftKey,
  fetchDraft,
  flushDraft,
  hasDraft,
  keepDraft,
  restoreCheckout,
  saveCheckout,
} from '#lib/checkout/stored-checkout.ts'
import { buyerOf } from '#lib/checkout/typed-buyer.ts'
import { stepIn } from '#lib/checkout/urls.ts'

const nothingTyped: BuyerDetails = {}

/** What the shopper has typed before; a new checkout needs no request. Later this page knows better than the cookie. */
export const draftQuery = () =>
  queryOptions({
    queryKey: draftKey,
    queryFn: fetchDraft,
    initialData: () => (hasDraft() ? undefined : nothingTyped),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Sends the draft when the page is left or hidden, and when the checkout gives way to the payment. */
function useFlushOnLeave(): void {
  useEffect(() => {
    const flush = () => void flushDraft()
    const flushIfHidden = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushIfHidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushIfHidden)
      flush()
    }
  }, [])
}

/** Keeps what is typed: sealed in a cookie for the next load, and in memory for when the checkout is shown again. */
function useDraft(state: CheckoutState): void {
  const queries = useQueryClient()
  const typed = JSON.stringify(buyerOf(state))
  const kept = useRef(typed)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
    if (typed === kept.current) return
    kept.current = typed
    keepDraft(buyerOf(state))
  }, [state, typed])
  useEffect(
    () => () => void queries.setQueryData(draftQuery().queryKey, buyerOf(latest.current)),
    [queries],
  )
  useFlushOnLeave()
}

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
  const state = restoreCheckout(isCustomer, draft)
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
