'use client'

import { type Dispatch, useEffect } from 'react'
import { buyNowParameter, readBuyNow, withBuyNow } from '#lib/checkout/buy-now.ts'
import type { CheckoutEvent } from '#lib/checkout/machine.ts'
import { stepHref, stepIn } from '#lib/checkout/path.ts'
import type { Step } from '#lib/checkout/state.ts'

/** Events that go to the next step: each pushes a history entry. */
const forwardEvents: readonly CheckoutEvent['type'][] = [
  'choose-shipping-type',
  'confirm-address',
  'choose-shop',
  'confirm-method',
]

/** Events that go to an earlier step. */
const backwardEvents: readonly CheckoutEvent['type'][] = ['back', 'return-to']

/** Whether an event goes to the next step. */
export const goesForward = ({ type }: CheckoutEvent): boolean => forwardEvents.includes(type)

const boughtIn = (search: string) => new URLSearchParams(search).get(buyNowParameter)

/** Whether an address is of the checkout of what this tab buys now. */
const isSameCheckout = (search: string) => boughtIn(search) === boughtIn(window.location.search)

/** The address of a step of what this tab buys. */
const hrefOf = (step: Step): string =>
  withBuyNow(stepHref(step), readBuyNow(boughtIn(window.location.search)))

/** The latest earlier history entry of this tab with that step; null without one, or without the Navigation API. */
function earlierEntry(step: Step): NavigationHistoryEntry | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  const earlier = window.navigation.entries().slice(0, currentEntry?.index ?? 0)
  const isStep = ({ url }: NavigationHistoryEntry) =>
    url?.startsWith(`${window.location.origin}/checkout`) &&
    stepIn(new URL(url).search) === step &&
    isSameCheckout(new URL(url).search)
  return earlier.reverse().find(isStep) ?? null
}

/** Goes back in the history to a step, so that Back never leads forward; without such an entry, pushes one. */
function goBackTo(step: Step): void {
  const entry = earlierEntry(step)
  if (entry) window.navigation.traverseTo(entry.key)
  else window.history.pushState(null, '', hrefOf(step))
}

/**
 * Keeps the step in the URL, and follows the URL through Back and Forward without a request: the
 * router supports pushState (Next, Native History API). A corrected step replaces the one in the
 * URL and keeps the entry's state: another state would abort a running navigation.
 */
export function useStepUrl(
  step: Step,
  move: CheckoutEvent['type'],
  dispatch: Dispatch<CheckoutEvent>,
): void {
  useEffect(() => {
    const follow = () => dispatch({ type: 'visit', step: stepIn(window.location.search) })
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [dispatch])
  // Runs after each render: a visit may end at the step already shown, with another one in the URL.
  useEffect(() => {
    if (stepIn(window.location.search) === step) return
    if (backwardEvents.includes(move)) goBackTo(step)
    else if (forwardEvents.includes(move)) window.history.pushState(null, '', hrefOf(step))
    else window.history.replaceState(window.history.state, '', hrefOf(step))
  })
}
