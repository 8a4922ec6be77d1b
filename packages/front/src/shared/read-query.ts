/** What a page shows for its query. */
interface QueriedPage {
  /** The query in its one form: the page is cached, and asked of Next, by it. Empty for none. */
  query: string
  /** Whether it is rendered when it is asked for: there are more of these than can be stored. */
  isOnRequest: boolean
}

/**
 * Reads the query of a shared page that has more than one. Null for one that cannot exist; `search` for one that is
 * streamed, and cached for nobody.
 */
export type ReadQuery = (query: URLSearchParams) => QueriedPage | 'search' | null
