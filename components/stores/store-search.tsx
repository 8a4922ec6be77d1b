'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { filterStores } from '#components/stores/filter-stores.ts'
import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** A field that filters the store list while typing. The list is server-rendered, and complete without JavaScript. */
export function StoreSearch({ children }: { children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(0)
  const filter = () => {
    if (!field.current || !list.current) return
    const typed = field.current.value.trim()
    setQuery(typed)
    setCount(filterStores(list.current, typed))
  }
  // The field may have text typed before hydration, or restored after a reload.
  useEffect(filter, [])
  const showAll = () => {
    if (!field.current) return
    field.current.value = ''
    filter()
    field.current.focus()
  }
  const { searchLabel, searchHint, found, noneFound, noneFoundText, showAllStores } = words.stores
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: older Android browsers give the <search> element no role */}
      <div role="search" className="needs-script max-w-xl">
        <label htmlFor="store-search" className="font-semibold">
          {searchLabel}
        </label>
        <input
          ref={field}
          id="store-search"
          type="search"
          onInput={filter}
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby="store-search-hint"
          className="mt-1 min-h-12 w-full border border-muted bg-surface px-3"
        />
        <p id="store-search-hint" className="mt-1 text-muted text-sm">
          {searchHint}
        </p>
        <div role="status" className="font-semibold not-empty:mt-4">
          {query && (count > 0 ? found(count) : noneFound(query))}
        </div>
        {query && count === 0 && (
          <>
            <p className="mt-1 mb-4 text-muted">{noneFoundText}</p>
            <Button look="secondary" onClick={showAll}>
              {showAllStores}
            </Button>
          </>
        )}
      </div>
      <div ref={list} className="flex flex-col gap-10">
        {children}
      </div>
    </>
  )
}
