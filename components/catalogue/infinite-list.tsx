'use client'

import { pageSize } from '@etalase/contract/rules/constants.ts'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusBehind, keepInPlace } from '#components/catalogue/keep-in-place.ts'
import { scrollToPosition } from '#components/catalogue/list-position.ts'
import { PageLink } from '#components/catalogue/page-link.tsx'
import { useListPages } from '#components/catalogue/use-list-pages.ts'
import { useSavePosition } from '#components/catalogue/use-save-position.ts'
import { useScrollTrigger } from '#components/catalogue/use-scroll-trigger.ts'
import { tellTrade } from '#lib/browser/trade-events.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { listMessages } from '#messages/list.ts'

/** Maximum items per event: a long list that is reopened has more. */
const maxItems = 50

/** Reports the products of a list: its first page, then each appended page, but never the search words. */
function useTellList(
  list: RefObject<HTMLElement | null>,
  { filter, firstPage, lastPage }: { filter: ListFilter; firstPage: number; lastPage: number },
): void {
  const told = useRef(new Set<string>())
  const id = listHref({ ...filter, search: undefined, page: 1 })
  useEffect(() => {
    if (lastPage < firstPage) return
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-product]') ?? []
    const items = Array.from(cards, ({ dataset }, place) => ({
      item_id: dataset.product ?? '',
      index: (firstPage - 1) * pageSize + place,
    })).filter(({ item_id }) => !told.current.has(item_id))
    for (const { item_id } of items) told.current.add(item_id)
    for (let first = 0; first < items.length; first += maxItems) {
      const part = items.slice(first, first + maxItems)
      tellTrade({ name: 'view_item_list', item_list_id: id, items: part })
    }
  }, [list, id, firstPage, lastPage])
}

interface InfiniteListProps {
  filter: ListFilter
  count: number
  /** The grid of the page rendered by the server. */
  children: ReactNode
}

/** Turns scroll anchoring off: the browser would anchor to the footer and leave the window at the end of the list. */
function useNoScrollAnchoring(): void {
  useLayoutEffect(() => {
    // Chromium applies the property on the body, not on the root element.
    const { style } = document.body
    style.overflowAnchor = 'none'
    return () => {
      style.overflowAnchor = ''
    }
  }, [])
}

/**
 * A list that loads its next page each time the shopper has scrolled through 0.6 of it (spec §9), unless the focus is at its end. A list
 * that starts at a later page, as from a copied link, loads earlier pages on demand. Without scripts, and for crawlers, both are links.
 */
export function InfiniteList({ filter, count, children }: InfiniteListProps) {
  const list = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLSpanElement>(null)
  const pages = useListPages(filter, count)
  const { before, after, loadedPages, position } = pages
  useSavePosition(list, filter)

  const show = (update: () => void) => list.current && keepInPlace(list.current, update)
  const loadNext = () => pages.loadNext(show)

  useScrollTrigger(trigger, {
    isReady: pages.isReady,
    onReach: () => list.current && !focusBehind(list.current) && loadNext(),
  })
  useNoScrollAnchoring()
  useTellList(list, { filter, firstPage: pages.firstPage, lastPage: pages.lastPage })

  useLayoutEffect(() => {
    if (position && list.current) scrollToPosition(list.current, position)
  }, [position])

  const hrefOf = (page: number) => listHref({ ...filter, page })
  return (
    <>
      {pages.firstPage > 1 && (
        <div className="mb-2 flex items-center gap-3" aria-live="polite">
          <PageLink
            rel="prev"
            href={hrefOf(pages.firstPage - 1)}
            status={pages.statusOf('before')}
            onLoad={() => pages.loadPrevious(show)}
          />
        </div>
      )}
      <div
        ref={list}
        className="relative flex flex-col gap-8 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-4 xl:gap-12"
      >
        {loadedPages && <loadedPages.LoadedPages pages={before} />}
        {children}
        {loadedPages && <loadedPages.LoadedPages pages={after} />}
        <span ref={trigger} aria-hidden="true" className="absolute top-[60%]" />
      </div>
      <div className="mt-12 flex flex-col items-center gap-3" aria-live="polite">
        {pages.hasNext ? (
          <PageLink
            rel="next"
            href={hrefOf(pages.lastPage + 1)}
            status={pages.statusOf('after')}
            onLoad={loadNext}
          />
        ) : (
          <p className="text-muted">{listMessages.end}</p>
        )}
      </div>
    </>
  )
}
