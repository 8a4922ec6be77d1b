'use client'

import { type Dispatch, type RefObject, useEffect } from 'react'
import type { CheckoutEvent } from '#lib/checkout/machine.ts'
import { stepHref, stepIn } from '#lib/checkout/path.ts'
import type { Step } from '#lib/checkout/state.ts'

/** Events by which the shopper goes on: each leaves an entry in the history that Back leads to. */
const forwardEvents: readonly CheckoutEvent['type'][] = [
  'choose-shipping-type',
  'confirm-address',
  'choose-shop',
  'confirm-method',
]

/** The latest earlier entry of this tab's history that shows a step; null where the browser does not tell. */
function earlierEntry(step: Step): NavigationHistoryEntry | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  const earlier = window.navigation.entries().slice(0, currentEntry?.index ?? 0)
  const isStep = ({ url }: NavigationHistoryEntry) =>
    url?.startsWith(`${window.location.origin}/checkout`) && stepIn(new URL(url).search) === step
  return earlier.findLast(isStep) ?? null
}

/** Goes back in the history to a step, so that no Back leads forward again; without such an entry, on to it. */
function goBackTo(step: Step): void {
  const entry = earlierEntry(step)
  if (entry) window.navigation.traverseTo(entry.key)
  else window.history.pushState(null, '', stepHref(step))
}

/**
 * Keeps the step in the address, and follows the address through Back and Forward. The server is
 * not asked for it: the router takes up pushState (Next, Native History API). A step that had to be
 * corrected replaces the one in the address, with the entry's own state: any other would call
 * off a navigation that is under way.
 */
export function useStepUrl(
  step: Step,
  lastEvent: RefObject<CheckoutEvent['type']>,
  dispatch: Dispatch<CheckoutEvent>,
): void {
  useEffect(() => {
    const follow = () => dispatch({ type: 'visit', step: stepIn(window.location.search) })
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [dispatch])
  // After each change: a visit may end at the step that is shown already, with another one in the address.
  useEffect(() => {
    if (stepIn(window.location.search) === step) return
    if (lastEvent.current === 'back') goBackTo(step)
    else if (forwardEvents.includes(lastEvent.current))
      window.history.pushState(null, '', stepHref(step))
    else window.history.replaceState(window.history.state, '', stepHref(step))
  })
}
