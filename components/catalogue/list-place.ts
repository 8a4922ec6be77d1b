/** Where a shopper was in a list: kept in the history's entry, so that Back and reload find it again. */
export interface ListPlace {
  firstPage: number
  lastPage: number
  productId: number
  /** How far the product's card stood below the window's top, in CSS pixels. */
  top: number
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** The place that this entry of the history remembers. */
export function restorePlace(): ListPlace | null {
  const place: Partial<Record<keyof ListPlace, unknown>> = window.history.state?.listPlace ?? {}
  const { firstPage, lastPage, productId, top } = place
  if (!isNumber(firstPage) || !isNumber(lastPage) || !isNumber(productId) || !isNumber(top)) {
    return null
  }
  return { firstPage, lastPage, productId, top }
}

/**
 * Remembers a place, and shows its page in the address. The entry keeps what the router wrote into it:
 * without that the router takes the change for a navigation, which calls off one that is under way.
 */
export function rememberPlace(listPlace: ListPlace, href: string): void {
  window.history.replaceState({ ...window.history.state, listPlace }, '', href)
}

/** Below the header that stays. */
const topOfView = 120

/** The first card of a list that is in view, with the page that it stands on. */
export function cardInView(list: HTMLElement): { card: HTMLElement; page: number } | null {
  const cards = list.querySelectorAll<HTMLElement>('[data-product]')
  for (const card of cards) {
    if (card.getBoundingClientRect().bottom <= topOfView) continue
    const page = Number(card.closest<HTMLElement>('[data-page]')?.dataset.page)
    return { card, page }
  }
  return null
}

/** Scrolls so that a product's card stands where it stood. */
export function returnTo(list: HTMLElement, { productId, top }: ListPlace): void {
  const card = list.querySelector(`[data-product="${productId}"]`)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
}
