import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListPage } from '#components/catalogue/added-pages.tsx'
import { type ListPlace, restorePlace } from '#components/catalogue/list-place.ts'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import { pageCount } from '#lib/catalogue/page-count.ts'

const loadParts = () => import('#components/catalogue/added-pages.tsx')

type Parts = Awaited<ReturnType<typeof loadParts>>
type Progress = 'idle' | 'loading' | 'failed'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The pages that join the one which the server sent; how they are fetched comes with them. */
function useAddedPages(filter: ListFilter) {
  const [added, setAdded] = useState<ListPage[]>([])
  const [progress, setProgress] = useState<Progress>('idle')
  const [parts, setParts] = useState<Parts | null>(null)
  const asked = useRef(new Set([filter.page]))

  const add = useCallback(
    async (wanted: number[]) => {
      const missing = wanted.filter((page) => !asked.current.has(page))
      if (missing.length === 0) return
      for (const page of missing) asked.current.add(page)
      setProgress('loading')
      try {
        const loaded = await loadParts()
        const found = await Promise.all(missing.map((page) => loaded.fetchListPage(filter, page)))
        setParts(loaded)
        setAdded((before) => [...before, ...found].toSorted((a, b) => a.page - b.page))
        setProgress('idle')
      } catch (error) {
        console.warn('The list could not grow.', error)
        for (const page of missing) asked.current.delete(page)
        setProgress('failed')
      }
    },
    [filter],
  )
  return { added, progress, parts, add }
}

/** A list's pages around the one that the server sent: the next on demand, and on return all that were seen. */
export function useListPages(filter: ListFilter, count: number) {
  const { added, progress, parts, add } = useAddedPages(filter)
  const [place, setPlace] = useState<ListPlace | null>(null)
  const lastPage = Math.max(filter.page, added.at(-1)?.page ?? 0)
  const hasNext = lastPage < pageCount(count)

  const loadNext = useCallback(() => {
    if (hasNext) add([lastPage + 1])
  }, [add, hasNext, lastPage])

  useEffect(() => {
    const seen = restorePlace()
    if (!seen || seen.firstPage > filter.page || seen.lastPage < filter.page) return
    if (seen.firstPage === seen.lastPage) return
    add(range(seen.firstPage, seen.lastPage)).then(() => setPlace(seen))
  }, [add, filter])

  return {
    before: added.filter(({ page }) => page < filter.page),
    after: added.filter(({ page }) => page > filter.page),
    parts,
    progress,
    lastPage,
    hasNext,
    loadNext,
    place,
  }
}
