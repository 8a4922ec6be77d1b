/** A page's query as Next gives it: a name that comes more than once has all its values. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/** The same query as URLSearchParams, as middleware.ts sees it: of a repeated name, `get` gives the first. */
export function toSearchParams(query: PageQuery): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  return new URLSearchParams(pairs)
}
