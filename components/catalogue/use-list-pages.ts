import { useCallback, useEffect, useRef, useState } from 'react'
import { type ListPosition, restorePosition } from '#components/catalogue/list-position.ts'
import type { ListPage } from '#components/catalogue/loaded-pages.tsx'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import { pageCount } from '#lib/catalogue/list-query.ts'

const importLoadedPages = () => import('#components/catalogue/loaded-pages.tsx')

type LoadedPagesModule = Awaited<ReturnType<typeof importLoadedPages>>
type Status = 'idle' | 'loading' | 'failed'

/** The side of the list on which pages are loading or failed to load. */
type Side = 'before' | 'after'

/** Runs an update of the list. */
type Show = (update: () => void) => void

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Returns the pages around the server's page. The code that fetches and shows them loads with the first of them. */
function useLoadedPages(filter: ListFilter) {
  const [added, setAdded] = useState<ListPage[]>([])
  const [status, setStatus] = useState<Status>('idle')
  const [side, setSide] = useState<Side>('after')
  const [loadedPages, setLoadedPages] = useState<LoadedPagesModule | null>(null)
  const requested = useRef(new Set([filter.page]))

  const add = useCallback(
    async (wanted: number[], show: Show = (update) => update()) => {
      const missing = wanted.filter((page) => !requested.current.has(page))
      if (missing.length === 0) return
      for (const page of missing) requested.current.add(page)
      setStatus('loading')
      setSide(missing.some((page) => page > filter.page) ? 'after' : 'before')
      try {
        const loaded = await importLoadedPages()
        const found = await Promise.all(missing.map((page) => loaded.fetchListPage(filter, page)))
        show(() => {
          setLoadedPages(loaded)
          setAdded((before) => [...before, ...found].sort((a, b) => a.page - b.page))
          setStatus('idle')
        })
      } catch (error) {
        console.warn('A page of the list could not be loaded.', error)
        for (const page of missing) requested.current.delete(page)
        setStatus('failed')
      }
    },
    [filter],
  )
  return { added, status, side, loadedPages, add }
}

/** Returns a list's pages around the server's page: the previous and next on demand, and all previously seen pages after Back or reload. */
export function useListPages(filter: ListFilter, count: number) {
  const { added, status, side, loadedPages, add } = useLoadedPages(filter)
  const [position, setPosition] = useState<ListPosition | null>(null)
  const lastPage = Math.max(filter.page, added.at(-1)?.page ?? 0)
  const firstPage = Math.min(filter.page, added[0]?.page ?? filter.page)
  const hasNext = lastPage < pageCount(count)

  const loadNext = (show: Show) => {
    if (hasNext) add([lastPage + 1], show)
  }
  const loadPrevious = (show: Show) => add([firstPage - 1], show)

  useEffect(() => {
    const seen = restorePosition()
    if (!seen || seen.firstPage > filter.page || seen.lastPage < filter.page) return
    if (seen.firstPage === seen.lastPage) return
    add(range(seen.firstPage, seen.lastPage)).then(() => setPosition(seen))
  }, [add, filter])

  return {
    before: added.filter(({ page }) => page < filter.page),
    after: added.filter(({ page }) => page > filter.page),
    loadedPages,
    /** Returns the status of the last request if it was for this side of the list, else idle. */
    statusOf: (of: Side): Status => (of === side ? status : 'idle'),
    isReady: status === 'idle',
    firstPage,
    lastPage,
    hasNext,
    loadNext,
    loadPrevious,
    position,
  }
}
