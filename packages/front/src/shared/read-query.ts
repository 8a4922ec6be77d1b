/** The page that a query selects. */
interface QueriedPage {
  /** The canonical query, used in the cache key and in the request to Next. Empty for none. */
  query: string
  /** Whether it is rendered on request, because there are more of these than can be stored. */
  isOnRequest: boolean
}

/** Reads the query of a shared page. Null for a page that cannot exist; `search` for one that is streamed and never cached. */
export type ReadQuery = (query: URLSearchParams) => QueriedPage | 'search' | null
