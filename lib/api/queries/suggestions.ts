import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import { nullIfNotFound } from '#lib/api/null-if-not-found.ts'

/** Shorter texts say too little. */
export const minSuggestedLength = 3

/** False once the backend has answered that it has no suggestions: it is not asked again. */
let isOffered = true

async function loadSuggestions(q: string, signal: AbortSignal) {
  const asked = callGateway('GET search-suggestions', { query: { q } }, { signal })
  const found = await nullIfNotFound(asked)
  if (!found) isOffered = false
  return found
}

/** Suggestions for what has been typed; null when the backend has none. While they load, the previous ones stay. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: ({ signal }) => loadSuggestions(typed, signal),
    enabled: () => isOffered && typed.length >= minSuggestedLength,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
