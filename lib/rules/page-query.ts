/** A page's `searchParams` as Next gives them: a repeated name has an array of values. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/** The same query as URLSearchParams, as in middleware.ts: `get` gives the first value of a repeated name. */
export function toSearchParams(query: PageQuery): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  return new URLSearchParams(pairs)
}
