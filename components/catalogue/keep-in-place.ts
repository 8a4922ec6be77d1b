import { flushSync } from 'react-dom'

const cardsOf = (list: HTMLElement | null) =>
  Array.from(list?.querySelectorAll('[data-product]') ?? [])

/** Returns the focused element if it is in view below a list and its last link, as in the footer. */
function focusBelow(lastLink: HTMLElement): Element | null {
  const focused = document.activeElement
  if (!focused) return null
  const isBelow = lastLink.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
  const { top, bottom } = focused.getBoundingClientRect()
  return isBelow && bottom > 0 && top < window.innerHeight ? focused : null
}

/** Whether a longer list would push the focus out of the window: it is on the link that loads more, or below. */
export const isFocusAtEnd = (lastLink: HTMLElement | null): boolean =>
  lastLink !== null && (lastLink.contains(document.activeElement) || focusBelow(lastLink) !== null)

/**
 * Runs an update that adds cards to a list, and keeps in its place in the window what has the focus below the list, or else the first card.
 * If the focus was on the link that loads more, or on one that the update removes, moves it to the first new card.
 */
export function keepInPlace(
  { list, lastLink }: { list: HTMLElement | null; lastLink: HTMLElement | null },
  update: () => void,
): void {
  const focused = document.activeElement
  const isOnLink = lastLink?.contains(focused)
  const before = cardsOf(list)
  const kept = (lastLink && focusBelow(lastLink)) ?? before[0]
  const topOf = () => kept?.getBoundingClientRect().top ?? 0
  const top = topOf()
  flushSync(update)
  const moved = topOf() - top
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  if (focused?.isConnected && !isOnLink) return
  const firstNew = cardsOf(list).find((card) => !before.includes(card))
  firstNew?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}
