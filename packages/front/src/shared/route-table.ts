import type { Route } from '#shared/route.ts'

const special = /[.*+?^${}()|[\]\\]/g

/** A parameter matches a non-empty segment, or the start of one; `[...name]` matches any number of segments. */
const segmentPattern = (segment: string) => {
  if (segment.startsWith('[...')) return '.+'
  const [, parameter = '', rest = ''] = /^(\[\w+\])?(.*)$/.exec(segment) ?? []
  return (parameter && '[^/]+') + rest.replace(special, '\\$&')
}

/** Returns a pattern for the paths of a route. */
const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.split('/').map(segmentPattern).join('/')}$`)

const isPattern = ({ path }: Route) => path.includes('[')

/** Whether a route is the app's own page for missing addresses. */
const isMissingPage = ({ path }: Route) => path.startsWith('/[...')

/**
 * Returns a function that finds the route of a decoded path without trailing slash; undefined when no route matches. Of two matching
 * patterns the earlier row wins.
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
  /** Whether a page has a Markdown version. */
  hasTwin: (route: string) => boolean
  /** Returns the address of a page's Markdown, for the page's address without trailing slash; null when it has none. */
  markdownPath: (address: string) => string | null
}

/** Returns which pages of a table have a Markdown version, and where. */
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
