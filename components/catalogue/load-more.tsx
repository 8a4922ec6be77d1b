'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { productPagesQuery } from '#lib/api/queries/product-pages-query.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { pageCount } from '#lib/catalogue/page-count.ts'
import { words } from '#lib/messages/words.ts'

/** The pages after the first one shown: a link to the next page, which adds it in place where scripts run. */
export function LoadMore({ filter, count }: { filter: ListFilter; count: number }) {
  const { data, fetchNextPage, isFetching, isError } = useInfiniteQuery(productPagesQuery(filter))
  const pages = data?.pages ?? []
  const nextPage = filter.page + pages.length + 1
  const loadNext = (event: MouseEvent) => {
    event.preventDefault()
    if (!isFetching) fetchNextPage()
  }
  return (
    <>
      {pages.length > 0 && (
        <div className="mt-8 xl:mt-12">
          <ProductGrid products={pages.flatMap((page) => page.products)} />
        </div>
      )}
      <div className="mt-12 flex flex-col items-center gap-3" aria-live="polite">
        {isError && <p className="text-danger">{words.list.failed}</p>}
        {nextPage <= pageCount(count) ? (
          <a
            href={listHref({ ...filter, page: nextPage })}
            rel="next"
            onClick={loadNext}
            aria-disabled={isFetching}
            className={buttonStyle('secondary')}
          >
            {isFetching ? words.list.loading : words.list.loadMore}
          </a>
        ) : (
          <p className="text-muted">{words.list.end}</p>
        )}
      </div>
    </>
  )
}
