import type { Route } from '#shared/route.ts'

const special = /[.*+?^${}()|[\]\\]/g

/** A parameter is a segment that is not empty, or the beginning of one; `[...name]` is any number of segments. */
const segmentPattern = (segment: string) => {
  if (segment.startsWith('[...')) return '.+'
  const [, parameter = '', rest = ''] = /^(\[\w+\])?(.*)$/.exec(segment) ?? []
  return (parameter && '[^/]+') + rest.replace(special, '\\$&')
}

/** Matches the paths of a route. */
const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.split('/').map(segmentPattern).join('/')}$`)

const isPattern = ({ path }: Route) => path.includes('[')

/** Whether a route is the app's own page for all that is missing. */
const isMissingPage = ({ path }: Route) => path.startsWith('/[...')

/**
 * Gives a function that finds the route of a decoded path without a slash at its end: undefined for a path that no route has. Of
 * two patterns that fit, the earlier row counts.
 */
export function routeFinder<Row extends Route>(
  rows: readonly Row[],
): (path: string) => Row | undefined {
  const exact: ReadonlyMap<string, Row> = new Map(
    rows.filter((row) => !isPattern(row)).map((row) => [row.path, row]),
  )
  const patterns = rows
    .filter((row) => isPattern(row) && !isMissingPage(row))
    .map((row) => ({ row, pattern: pathPattern(row.path) }))
  return (path) => exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.row
}

interface Twins {
  /** Whether a page has a text in Markdown. */
  hasTwin: (route: string) => boolean
  /** The address of a page's text in Markdown, for an address of the page without a slash at its end; null when it has none. */
  markdownPath: (address: string) => string | null
}

/** Which pages of a table have a text in Markdown, and where. */
export function markdownTwins(
  rows: readonly Route[],
  findRoute: (path: string) => Route | undefined,
): Twins {
  const pages: ReadonlySet<string> = new Set(rows.flatMap(({ twinOf }) => twinOf ?? []))
  const hasTwin = (route: string) => pages.has(route)
  const markdownPath = (address: string) => {
    const [path = '', query] = address.split('?')
    const route = findRoute(path)
    if (route === undefined || !hasTwin(route.path)) return null
    return query === undefined ? `${path}.md` : `${path}.md?${query}`
  }
  return { hasTwin, markdownPath }
}
