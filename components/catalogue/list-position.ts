/** A shopper's scroll position in a list, stored per history entry for Back and reload. */
export interface ListPosition {
  firstPage: number
  lastPage: number
  productId: number
  /** The distance of the product's card from the window's top, in CSS pixels. */
  top: number
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** Returns this history entry's storage key, which Back and reload keep; null if the browser has no Navigation API. */
function storageKey(): string | null {
  const entryKey = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
  return entryKey ? `list-place:${entryKey}` : null
}

/** Returns null when storage is full or forbidden: only the position is lost. */
function withSessionStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function parsePosition(text: string): ListPosition | null {
  const [firstPage, lastPage, productId, top] = text.split(' ').map(Number)
  const isValid = isNumber(firstPage) && isNumber(lastPage) && isNumber(productId) && isNumber(top)
  return isValid ? { firstPage, lastPage, productId, top } : null
}

/** Returns the stored position of this history entry, or null. */
export function restorePosition(): ListPosition | null {
  const key = storageKey()
  const text = key && withSessionStorage((storage) => storage.getItem(key))
  return text ? parsePosition(text) : null
}

/**
 * Stores a position and writes its page number into the URL. The history entry keeps the router's state: otherwise the router would treat
 * the change as a navigation and abort a running one.
 */
export function savePosition(position: ListPosition, href: string): void {
  const { firstPage, lastPage, productId, top } = position
  const key = storageKey()
  const text = [firstPage, lastPage, productId, top].join(' ')
  if (key) withSessionStorage((storage) => storage.setItem(key, text))
  window.history.replaceState(window.history.state, '', href)
}

/** The height of the sticky header plus a margin, in CSS pixels. */
const headerPx = 120

/** Returns the first visible card of a list and its page number. */
export function firstVisibleCard(list: HTMLElement): { card: HTMLElement; page: number } | null {
  const cards = list.querySelectorAll<HTMLElement>('[data-product]')
  for (const card of cards) {
    if (card.getBoundingClientRect().bottom <= headerPx) continue
    const page = Number(card.closest<HTMLElement>('[data-page]')?.dataset.page)
    return { card, page }
  }
  return null
}

/** Scrolls until the product's card has its stored distance from the window's top. */
export function scrollToPosition(list: HTMLElement, { productId, top }: ListPosition): void {
  const card = list.querySelector(`[data-product="${productId}"]`)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
}
