'use client'

import { searchLimit } from '@etalase/contract/rules/constants.ts'
import { lengthOf } from '@etalase/contract/rules/text-length.ts'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { searchOptions, suggestedOptions } from '#components/layout/suggested-options.ts'
import { SuggestionList } from '#components/layout/suggestion-list.tsx'
import { useComboboxInput } from '#components/layout/use-combobox-input.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { minSuggestedLength, suggestionsQuery } from '#lib/api/queries/products.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { searchMessages } from '#messages/search.ts'

const key = 'last-searches'

const maxKept = 6

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && lengthOf(value) <= searchLimit

/** Returns this browser's last searches, newest first. */
function lastSearches(): string[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter(isSearch).slice(0, maxKept) : []
}

/** Stores a search in this browser only, and drops the oldest beyond the limit. */
function keepSearch(text: string): void {
  const search = text.trim()
  if (!isSearch(search)) return
  const others = lastSearches().filter((other) => other.toLowerCase() !== search.toLowerCase())
  writeStored(key, [search, ...others].slice(0, maxKept))
}

/** Removes all stored searches. */
const clearSearches = (): void => removeStored(key)

/** Delay between typing and the request, in milliseconds. */
const debounceMs = 150

/** Returns the value of a server-rendered input, deferred so that a typed letter is painted before the list changes. */
function useTyped(input: HTMLInputElement): string {
  const [typed, setTyped] = useState(input.value)
  useEffect(() => {
    const update = () => startTransition(() => setTyped(input.value))
    update()
    input.addEventListener('input', update)
    return () => input.removeEventListener('input', update)
  }, [input])
  return typed.trim()
}

/** Returns this browser's last searches. A submitted search becomes the newest. */
function useLastSearches(input: HTMLInputElement) {
  const [searches, setSearches] = useState(lastSearches)
  useEffect(() => {
    const { form } = input
    const keep = () => {
      keepSearch(input.value)
      setSearches(lastSearches())
    }
    form?.addEventListener('submit', keep)
    return () => form?.removeEventListener('submit', keep)
  }, [input])
  const clear = () => {
    clearSearches()
    setSearches([])
    input.focus()
  }
  return { searches, clear }
}

interface SearchSuggestionsProps {
  /** The search field that gets the suggestions. */
  input: HTMLInputElement
}

/** Suggestions below a search field: the last searches while it is empty, then the backend's suggestions. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <QueryProvider>
      <Suggestions {...props} />
    </QueryProvider>
  )
}

function Suggestions({ input }: SearchSuggestionsProps) {
  const typed = useTyped(input)
  const { searches, clear } = useLastSearches(input)
  const asked = useDebounced(typed, debounceMs)
  const { data } = useQuery(suggestionsQuery(asked))
  const found = useDeferredValue(data)
  const suggested = typed.length >= minSuggestedLength && found ? suggestedOptions(found) : []
  const options = typed === '' ? searchOptions(searches) : suggested
  const listId = `${input.id}-list`
  const active = useComboboxInput(input, { id: listId, count: options.length })
  const areLast = typed === '' && options.length > 0
  return (
    <>
      {areLast && (
        <div className="mt-4 flex items-center justify-between gap-4">
          <p className="font-semibold">{searchMessages.lastSearches}</p>
          <button type="button" onClick={clear} className={buttonStyle('quiet')}>
            {searchMessages.clear}
          </button>
        </div>
      )}
      <SuggestionList
        id={listId}
        label={areLast ? searchMessages.lastSearches : searchMessages.suggestions}
        options={options}
        active={active}
      />
      <p role="status" className="sr-only">
        {typed !== '' && options.length > 0 && searchMessages.found(options.length)}
      </p>
    </>
  )
}
