import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { searchLimit } from '#lib/rules/text-limits.ts'

const key = 'last-searches'

const maxKept = 6

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= searchLimit

/** The last searches of this browser, the latest first. */
export function lastSearches(): string[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter(isSearch).slice(0, maxKept) : []
}

/** Keeps a search in this browser alone; the oldest goes when there are too many. */
export function keepSearch(text: string): void {
  const search = text.trim()
  if (!isSearch(search)) return
  const others = lastSearches().filter((other) => other.toLowerCase() !== search.toLowerCase())
  writeStored(key, [search, ...others].slice(0, maxKept))
}

/** Removes all kept searches. */
export const clearSearches = (): void => removeStored(key)
