import { matchesWords } from '#lib/stores/matches-words.ts'

/** What a store's card says, without its buttons. */
const textOf = (store: Element) =>
  [...store.querySelectorAll('h3, address, p')].map(({ textContent }) => textContent).join(' ')

/**
 * Hides the showrooms of an element's regions (`data-region`) that do not match the query; other children
 * are shown only without a query. Gives the number of visible showrooms.
 */
export function filterStores(root: HTMLElement, query: string): number {
  let shown = 0
  for (const region of root.querySelectorAll<HTMLElement>('[data-region]')) {
    const name = region.dataset.region ?? ''
    let shownHere = 0
    for (const store of region.querySelectorAll('li')) {
      store.hidden = !matchesWords(`${name} ${textOf(store)}`, query)
      if (!store.hidden) shownHere += 1
    }
    region.hidden = shownHere === 0
    shown += shownHere
  }
  for (const other of root.querySelectorAll<HTMLElement>(':scope > :not([data-region])')) {
    other.hidden = query !== ''
  }
  return shown
}
