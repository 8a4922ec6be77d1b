/** A page's `searchParams` from Next: a repeated name has an array of values. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/** Converts the query to URLSearchParams, as in middleware.ts: `get` returns the first value of a repeated name. */
export function toSearchParams(query: PageQuery): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  return new URLSearchParams(pairs)
}
