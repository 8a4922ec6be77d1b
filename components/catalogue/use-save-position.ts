import { type RefObject, useEffect } from 'react'
import { firstVisibleCard, savePosition } from '#components/catalogue/list-position.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'

/** How often a scrolling shopper's page is noted, in milliseconds. */
const saveEveryMs = 200

/** The pages that stand in a list, the first and the last. */
function pagesIn(list: HTMLElement): { firstPage: number; lastPage: number } {
  const pages = [...list.querySelectorAll<HTMLElement>('[data-page]')].map(({ dataset }) =>
    Number(dataset.page),
  )
  return { firstPage: Math.min(...pages), lastPage: Math.max(...pages) }
}

/** Notes in this entry of the history which card is in view, and in the address on which page it is. */
function saveVisiblePosition(list: HTMLElement, filter: ListFilter): void {
  const seen = firstVisibleCard(list)
  if (!seen) return
  const { card, page } = seen
  const place = {
    ...pagesIn(list),
    productId: Number(card.dataset.product),
    top: card.getBoundingClientRect().top,
  }
  savePosition(place, listHref({ ...filter, page }))
}

/** What the browser shows as address, whichever part of the page it points at. */
const address = () => window.location.pathname + window.location.search

/** Keeps a list's page in the address while the shopper scrolls, and their place for Back and reload. */
export function useSavePosition(list: RefObject<HTMLElement | null>, filter: ListFilter): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let own = address()
    const noteNow = () => {
      // On the way Back the address is already that of the page which is being loaded.
      if (address() !== own) return
      saveVisiblePosition(element, filter)
      own = address()
    }
    const noteSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(noteNow, saveEveryMs)
    }
    window.addEventListener('scroll', noteSoon, { passive: true })
    window.addEventListener('pagehide', noteNow)
    element.addEventListener('click', noteNow, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', noteSoon)
      window.removeEventListener('pagehide', noteNow)
      element.removeEventListener('click', noteNow, { capture: true })
    }
  }, [list, filter])
}
