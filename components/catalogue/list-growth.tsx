'use client'

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { returnTo } from '#components/catalogue/list-place.ts'
import { useApproach } from '#components/catalogue/use-approach.ts'
import { useListPages } from '#components/catalogue/use-list-pages.ts'
import { usePlaceInHistory } from '#components/catalogue/use-place-in-history.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import * as words from '#lib/messages/words.ts'

interface ListGrowthProps {
  filter: ListFilter
  count: number
  /** The grid of the page that the server sent. */
  children: ReactNode
}

/** Lets what grows above the footer push it down: held to the footer, the window would be at the end for ever. */
function useStillView(): void {
  useLayoutEffect(() => {
    // Chromium heeds it on the body, on the root element it does not.
    const { style } = document.body
    style.overflowAnchor = 'none'
    return () => {
      style.overflowAnchor = ''
    }
  }, [])
}

/**
 * Lets a list grow while the shopper scrolls: the next page comes each time that 0.6 of what is there has been seen (spec §9).
 * Without scripts, and for crawlers, the next page is a link.
 */
export function ListGrowth({ filter, count, children }: ListGrowthProps) {
  const list = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLSpanElement>(null)
  const { before, after, parts, progress, lastPage, hasNext, loadNext, place } = useListPages(
    filter,
    count,
  )
  usePlaceInHistory(list, filter)

  useApproach(trigger, { isReady: progress === 'idle', onApproach: loadNext })
  useStillView()

  useLayoutEffect(() => {
    if (place && list.current) returnTo(list.current, place)
  }, [place])

  /** After a failure the link is followed as it is: the page itself may well be had. */
  const follow = (event: MouseEvent) => {
    if (progress === 'failed') return
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
      <div ref={list} className="relative flex flex-col gap-8 xl:gap-12">
        {parts && <parts.AddedPages pages={before} />}
        {children}
        {parts && <parts.AddedPages pages={after} />}
        <span ref={trigger} aria-hidden="true" className="absolute top-[60%]" />
      </div>
      <div className="mt-12 flex flex-col items-center gap-3" aria-live="polite">
        {progress === 'failed' && <p className="text-danger">{words.list.failed}</p>}
        {hasNext ? (
          <a
            href={listHref({ ...filter, page: lastPage + 1 })}
            rel="next"
            onClick={follow}
            className={buttonStyle('secondary')}
          >
            {progress === 'loading' ? words.list.loading : words.list.loadMore}
          </a>
        ) : (
          <p className="text-muted">{words.list.end}</p>
        )}
      </div>
    </>
  )
}
