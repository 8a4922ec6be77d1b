import type { IncomingMessage } from 'node:http'
import { dataFolder } from '#finish/start-script.ts'
import { encodePath, withoutLastSlash } from '#gate/request-parts.ts'
import { type SharedPage, type Target, toPrivate } from '#gate/target.ts'
import {
  hasValidHash,
  html,
  isOfRouter,
  isVariant,
  queryWithHash,
  variantOf,
} from '#next/variants.ts'
import type { Route } from '#shared/route.ts'
import type { Site } from '#site/site.ts'

const onePage = (pool: string, path: string, isFixed = false): SharedPage => ({
  pool,
  key: encodePath(path),
  isOnRequest: false,
  isFixed,
})

/** Returns the page of an address, with one key for all spellings of its query; null for a page that cannot exist. */
function sharedPage(
  site: Site,
  route: Route,
  path: string,
  query: URLSearchParams,
): SharedPage | 'search' | null {
  const readQuery = site.queryOf(route.twinOf ?? route.path)
  const page = onePage(route.path, path)
  if (readQuery === undefined) return page
  const queried = readQuery(query)
  if (queried === null || queried === 'search') return queried
  const key = queried.query === '' ? page.key : `${page.key}?${queried.query}`
  return { ...page, key, isOnRequest: queried.isOnRequest }
}

/** Returns the target of a shared page in the requested variant. */
export function toPage(
  site: Site,
  request: IncomingMessage,
  route: Route,
  path: string,
  query: URLSearchParams,
): Target {
  const label = route.path
  const page = sharedPage(site, route, path, query)
  if (page === null) return { kind: 'missing', label }
  if (page === 'search') return toPrivate(label, `${label} search`)
  const variant = variantOf(request.headers)
  if (variant !== html) {
    if (!isVariant(variant)) return { kind: 'missing', label }
    if (!hasValidHash(request.headers, query)) {
      const location = `${encodePath(path)}?${queryWithHash(request.headers, query)}`
      return { kind: 'moved', label, location, status: 307 }
    }
  }
  const size = route.query?.includes('size') && !page.isOnRequest ? query.get('size') : null
  if (variant !== html) return { kind: 'shared', label, page, variant, size: null }
  const isAtData = isOfRouter(query) ? { isAtData: true as const } : {}
  return { kind: 'shared', label, page, variant, size, ...isAtData }
}

/** Returns the target of page data. Its address has the data's hash, then the page's path (packages/front/src/finish/start-script.ts). */
export function toData(site: Site, path: string, query: URLSearchParams): Target {
  const label = '/_data'
  const [, hash, pagePath = ''] = /^([0-9a-f]{40})(\/.*)$/.exec(path.slice(dataFolder.length)) ?? []
  if (hash === undefined) return { kind: 'missing', label }
  const plain = withoutLastSlash(pagePath)
  const route = site.findRoute(plain)
  const page = route?.kind === 'shared' ? sharedPage(site, route, plain, query) : null
  return { kind: 'data', label, hash, page: page === 'search' ? null : page }
}

/** Returns the target of a page's Markdown, which is cached like its page. */
export function toTwin(site: Site, route: Route, path: string, query: URLSearchParams): Target {
  const label = route.path
  const page = sharedPage(site, route, path, query)
  if (page === null) return { kind: 'missing', label }
  if (page === 'search') return toPrivate(label, `${label} search`)
  return { kind: 'shared', label, page, variant: html, size: null }
}

/** Returns the target of a shared file. */
export const toFile = (label: string, path: string, isFixed: boolean): Target => ({
  kind: 'shared',
  label,
  page: onePage(label, path, isFixed),
  variant: html,
  size: null,
})

const buildFolder = '/_next/static'

/** Returns the metrics label of a file of the build or of `public/`: its folder, or its path when it is in none. */
export const assetFolder = (path: string): string =>
  path.startsWith(`${buildFolder}/`) ? buildFolder : (/^\/[^/]+(?=\/)/.exec(path)?.[0] ?? path)
