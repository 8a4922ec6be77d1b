'use client'

import { useEffect } from 'react'
import { type Move, visit } from '#lib/checkout/moves.ts'
import type { Step } from '#lib/checkout/state.ts'
import { buyNowParameter, readBuyNow, stepHref, stepIn, withBuyNow } from '#lib/checkout/urls.ts'

/**
 * How the history records a change of step: the next step gets its own entry, an earlier step goes back to its entry, a visit follows the
 * URL, and an edit replaces the current entry.
 */
export type Way = 'forward' | 'back' | 'visit' | 'edit'

const boughtIn = (search: string) => new URLSearchParams(search).get(buyNowParameter)

/** Returns whether a URL belongs to this tab's current checkout: of the cart, or of the same "buy now" product. */
const isSameCheckout = (search: string) => boughtIn(search) === boughtIn(window.location.search)

/** Returns the URL of a step in this tab's current checkout. */
const hrefOf = (step: Step): string =>
  withBuyNow(stepHref(step), readBuyNow(boughtIn(window.location.search)))

/** Returns this tab's latest earlier history entry for that step; null without one or without the Navigation API. */
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

/** Goes back in the history to a step, so that Back never leads forward. Without an earlier entry, pushes one. */
function goBackTo(step: Step): void {
  const entry = earlierEntry(step)
  if (entry) window.navigation.traverseTo(entry.key)
  else window.history.pushState(null, '', hrefOf(step))
}

/**
 * Keeps the step in the URL, and follows the URL through Back and Forward without a request: the router supports pushState (Next, Native
 * History API). A corrected step replaces the URL's step and keeps the entry's state: another state would abort a running navigation.
 */
export function useStepUrl(step: Step, way: Way, change: (move: Move, way: Way) => void): void {
  useEffect(() => {
    const follow = () => change(visit(stepIn(window.location.search)), 'visit')
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [change])
  // Runs after each render: a visit may end at the step already shown while the URL names another.
  useEffect(() => {
    if (stepIn(window.location.search) === step) return
    if (way === 'back') goBackTo(step)
    else if (way === 'forward') window.history.pushState(null, '', hrefOf(step))
    else window.history.replaceState(window.history.state, '', hrefOf(step))
  })
}
