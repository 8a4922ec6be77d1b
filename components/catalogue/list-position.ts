/** Where a shopper was in a list: kept for this entry of the history, so that Back and reload find it again. */
export interface ListPosition {
  firstPage: number
  lastPage: number
  productId: number
  /** How far the product's card stood below the window's top, in CSS pixels. */
  top: number
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** The name of this entry of the history, the same after Back and reload; null where browsers give none. */
function storageKey(): string | null {
  const key = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
  return key ? `list-place:${key}` : null
}

/** A full or forbidden storage costs the place, nothing more. */
function withSessionStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function parsePosition(text: string): ListPosition | null {
  const [firstPage, lastPage, productId, top] = text.split(' ').map(Number)
  const isWhole = isNumber(firstPage) && isNumber(lastPage) && isNumber(productId) && isNumber(top)
  return isWhole ? { firstPage, lastPage, productId, top } : null
}

/** The place that this entry of the history remembers. */
export function restorePosition(): ListPosition | null {
  const name = storageKey()
  const text = name && withSessionStorage((storage) => storage.getItem(name))
  return text ? parsePosition(text) : null
}

/**
 * Remembers a place, and shows its page in the address. The entry keeps what the router wrote into it:
 * without that the router takes the change for a navigation, which calls off one that is under way.
 */
export function savePosition(place: ListPosition, href: string): void {
  const { firstPage, lastPage, productId, top } = place
  const name = storageKey()
  const text = [firstPage, lastPage, productId, top].join(' ')
  if (name) withSessionStorage((storage) => storage.setItem(name, text))
  window.history.replaceState(window.history.state, '', href)
}

/** Below the header that stays. */
const headerPx = 120

/** The first card of a list that is in view, with the page that it stands on. */
export function firstVisibleCard(list: HTMLElement): { card: HTMLElement; page: number } | null {
  const cards = list.querySelectorAll<HTMLElement>('[data-product]')
  for (const card of cards) {
    if (card.getBoundingClientRect().bottom <= headerPx) continue
    const page = Number(card.closest<HTMLElement>('[data-page]')?.dataset.page)
    return { card, page }
  }
  return null
}

/** Scrolls so that a product's card stands where it stood. */
export function scrollToPosition(list: HTMLElement, { productId, top }: ListPosition): void {
  const card = list.querySelector(`[data-product="${productId}"]`)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
}
