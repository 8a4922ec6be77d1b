'use client'

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { scrollToPosition } from '#components/catalogue/list-position.ts'
import { useListPages } from '#components/catalogue/use-list-pages.ts'
import { useSavePosition } from '#components/catalogue/use-save-position.ts'
import { useScrollTrigger } from '#components/catalogue/use-scroll-trigger.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import * as words from '#lib/messages/words.ts'

interface InfiniteListProps {
  filter: ListFilter
  count: number
  /** The grid of the page that the server sent. */
  children: ReactNode
}

/** Turns scroll anchoring off: the browser would anchor to the footer, and the window would stay at the end of the list. */
function useNoScrollAnchoring(): void {
  useLayoutEffect(() => {
    // Chromium applies it on the body, not on the root element.
    const { style } = document.body
    style.overflowAnchor = 'none'
    return () => {
      style.overflowAnchor = ''
    }
  }, [])
}

/**
 * A list that loads its next page each time the shopper has scrolled through 0.6 of it (spec §9).
 * Without scripts, and for crawlers, the next page is a link.
 */
export function InfiniteList({ filter, count, children }: InfiniteListProps) {
  const list = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLSpanElement>(null)
  const { before, after, loadedPages, status, lastPage, hasNext, loadNext, position } =
    useListPages(filter, count)
  useSavePosition(list, filter)

  useScrollTrigger(trigger, { isReady: status === 'idle', onReach: loadNext })
  useNoScrollAnchoring()

  useLayoutEffect(() => {
    if (position && list.current) scrollToPosition(list.current, position)
  }, [position])

  /** After a failure the browser follows the link: the next page itself may still load. */
  const follow = (event: MouseEvent) => {
    if (status === 'failed') return
    event.preventDefault()
    loadNext()
  }
  return (
    <>
      {filter.page > 1 && before.length === 0 && (
        <IntentLink
          href={listHref({ ...filter, page: filter.page - 1 })}
          rel="prev"
          className={buttonStyle('quiet')}
        >
          {words.list.previousPage}
        </IntentLink>
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
        {status === 'failed' && <p className="text-danger">{words.list.failed}</p>}
        {hasNext ? (
          <a
            href={listHref({ ...filter, page: lastPage + 1 })}
            rel="next"
            onClick={follow}
            className={buttonStyle('secondary')}
          >
            {status === 'loading' ? words.list.loading : words.list.loadMore}
          </a>
        ) : (
          <p className="text-muted">{words.list.end}</p>
        )}
      </div>
    </>
  )
}
