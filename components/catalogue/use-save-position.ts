import { type RefObject, useEffect } from 'react'
import { firstVisibleCard, savePosition } from '#components/catalogue/list-position.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'

/** Delay between the last scroll event and saving, in milliseconds. */
const saveEveryMs = 200

/** Returns the first and last page number in a list. */
function pagesIn(list: HTMLElement): { firstPage: number; lastPage: number } {
  const pages = [...list.querySelectorAll<HTMLElement>('[data-page]')].map(({ dataset }) =>
    Number(dataset.page),
  )
  return { firstPage: Math.min(...pages), lastPage: Math.max(...pages) }
}

/** Saves the first visible card for this history entry, and writes its page number into the URL. */
function saveVisiblePosition(list: HTMLElement, filter: ListFilter): void {
  const seen = firstVisibleCard(list)
  if (!seen) return
  const { card, page } = seen
  const position = {
    ...pagesIn(list),
    productId: Number(card.dataset.product),
    top: card.getBoundingClientRect().top,
  }
  savePosition(position, listHref({ ...filter, page }))
}

/** Returns the URL's path and query, without the hash. */
const currentUrl = () => window.location.pathname + window.location.search

/** Keeps the visible page in the URL while the shopper scrolls, and saves the position for Back and reload. */
export function useSavePosition(list: RefObject<HTMLElement | null>, filter: ListFilter): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let ownUrl = currentUrl()
    const saveNow = () => {
      // During Back the URL already belongs to the page being loaded.
      if (currentUrl() !== ownUrl) return
      saveVisiblePosition(element, filter)
      ownUrl = currentUrl()
    }
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(saveNow, saveEveryMs)
    }
    window.addEventListener('scroll', saveSoon, { passive: true })
    window.addEventListener('pagehide', saveNow)
    element.addEventListener('click', saveNow, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', saveSoon)
      window.removeEventListener('pagehide', saveNow)
      element.removeEventListener('click', saveNow, { capture: true })
    }
  }, [list, filter])
}
