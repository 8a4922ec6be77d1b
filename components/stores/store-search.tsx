'use client'

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { answerAgent, toolDone, toolRefused } from '#components/ui/agent-answer.ts'
import { Button } from '#components/ui/button.tsx'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { matchesWords } from '#lib/stores/showrooms.ts'
import { storesMessages } from '#messages/stores.ts'

/** Returns the text of a store's card, without its buttons. */
const textOf = (store: Element) =>
  [...store.querySelectorAll('h3, address, p')].map(({ textContent }) => textContent).join(' ')

/**
 * Hides the stores of an element's regions (`data-region`) that don't match the query. Other children are visible only without a query.
 * Returns the number of visible stores.
 */
function filterStores(root: HTMLElement, query: string): number {
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

/** Maximum number of stores in an answer to an agent. */
const maxAnswered = 10

/** Returns the visible stores, for an agent. */
function answerOf(root: HTMLElement, query: string, count: number) {
  if (count === 0) return toolRefused(storesMessages.noneFound(query))
  const shown = root.querySelectorAll('[data-region]:not([hidden]) li:not([hidden])')
  const stores = [...shown].slice(0, maxAnswered).map(textOf)
  return toolDone(storesMessages.found(count), { count, stores })
}

/** A field that filters the store list while typing. The list is server-rendered and complete without JavaScript. */
export function StoreSearch({ children }: { children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(0)
  const filter = useCallback(() => {
    if (!field.current || !list.current) return 0
    const typed = field.current.value.trim()
    const found = filterStores(list.current, typed)
    setQuery(typed)
    setCount(found)
    return found
  }, [])
  // Filter by text typed before hydration or restored after a reload.
  useEffect(() => {
    filter()
  }, [filter])
  const showAll = () => {
    if (!field.current) return
    field.current.value = ''
    filter()
    field.current.focus()
  }
  const answer = (event: FormEvent) => {
    event.preventDefault()
    const found = filter()
    if (!field.current || !list.current) return
    answerAgent(event, Promise.resolve(answerOf(list.current, field.current.value.trim(), found)))
  }
  const { searchLabel, searchHint, found, noneFound, noneFoundText, showAllStores } = storesMessages
  return (
    <>
      <ToolForm
        tool={{ name: 'find_stores', description: storesMessages.findTool }}
        role="search"
        onSubmit={answer}
        className="needs-script max-w-xl"
      >
        <label htmlFor="store-search" className="font-semibold">
          {searchLabel}
        </label>
        <input
          ref={field}
          id="store-search"
          type="search"
          name="store"
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
            <Button variant="secondary" onClick={showAll}>
              {showAllStores}
            </Button>
          </>
        )}
      </ToolForm>
      <div ref={list} className="flex flex-col gap-10">
        {children}
      </div>
    </>
  )
}
