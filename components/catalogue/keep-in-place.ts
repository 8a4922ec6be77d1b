import { flushSync } from 'react-dom'

/** Returns the focused element if it is in view behind a list: on the link that loads more, or below, as in the footer. */
export function focusBehind(list: Element): Element | null {
  const focused = document.activeElement ?? list
  const { top, bottom } = focused.getBoundingClientRect()
  const isBehind = list.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
  return isBehind && bottom > 0 && top < window.innerHeight ? focused : null
}

/**
 * Runs an update that adds cards to a list, and keeps in its place in the window what has the focus below the list, or else the first card.
 * If the focus was on the link that loads more, or on one that the update removes, moves it to the first new card.
 */
export function keepInPlace(list: Element, update: () => void): void {
  const cards = () => [...list.querySelectorAll('[data-product]')]
  const before = cards()
  const focused = document.activeElement
  const isOnLink = list.nextElementSibling?.contains(focused)
  const kept = (!isOnLink && focusBehind(list)) || before[0]
  const topOf = () => kept?.getBoundingClientRect().top ?? 0
  const top = topOf()
  flushSync(update)
  const moved = topOf() - top
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
  if (focused?.isConnected && !isOnLink) return
  const firstNew = cards().find((card) => !before.includes(card))
  firstNew?.querySelector('a')?.focus({ preventScroll: true })
}
