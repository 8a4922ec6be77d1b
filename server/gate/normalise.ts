import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { hasOwnAction } from '#lib/actions/find-action.ts'
import { readCallOf } from '#lib/actions/read-call.ts'
import { canExist, filterQuery, isPerRequest } from '#lib/catalogue/list-filter.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { canonicalPath } from '#lib/config/canonical-path.ts'
import { findRoute, type KnownRoute, markdownPath, type Route } from '#lib/config/routes.ts'
import { dataFolder } from '#server/finish/start-script.ts'
import { decodePath, encodePath, hasValidHost, splitTarget } from '#server/gate/request-parts.ts'
import {
  hasValidHash,
  html,
  isVariant,
  queryWithHash,
  type Variant,
  variantOf,
} from '#server/next/variants.ts'
import { isPicturePath } from '#server/shared/picture-address.ts'

/** A page that is the same for everyone, and what Next is asked for to make it. */
export interface SharedPage {
  /** The route, or the folder of files: its name in metrics, and whose slots it takes. */
  pool: string
  /** The address under which it is cached, and by which Next gets it: two requests with one key differ in nothing that Next sees. */
  key: string
  /** Whether it is rendered when it is asked for: there are more of these than can be stored. */
  isOnRequest: boolean
  /** Whether it is a file of this build, which never changes. */
  isFixed: boolean
}

/** What a request is for; `label` names its route in metrics. */
export type Target =
  | { kind: 'refused'; label: string; status: 400 | 405 | 414; allow?: readonly string[] }
  | { kind: 'moved'; label: string; location: string; status: 307 | 308 }
  | { kind: 'options'; label: string; allow: readonly string[] }
  | { kind: 'missing'; label: string }
  | { kind: 'own'; label: string }
  | { kind: 'picture'; label: string }
  | {
      kind: 'shared'
      label: string
      page: SharedPage
      variant: Variant
      size: string | null
      /** The path that it has, where a client has asked for it by a header at another one. */
      contentLocation?: string
    }
  /** Without a page for data of one that is missing, or of an address that has none. */
  | { kind: 'data'; label: string; page: SharedPage | null; hash: string }
  /** For the shopper who asks; `pool` names whose slots it takes. */
  | { kind: 'private'; label: string; pool: string; withoutScripts?: true | undefined }
  /** `reads` names the call whose slots it takes, if it only reads. */
  | { kind: 'direct'; label: string; reads: string | null }

const readMethods = ['GET', 'HEAD', 'OPTIONS']
const allMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Characters. Next stores a page in files named after its path, and a file name has at most 255 bytes with its extension. */
const maxLength = { url: 8_192, path: 1_024, segment: 240 }

/** What this server answers itself (server/watch, server/queue), and the calls that it takes. */
const ownPaths = ['/livez', '/readyz', '/metrics', '/queue']
const ownCalls = ['/api/vitals', '/api/queue']

const allowedMethods = (route: Route | undefined) =>
  route?.kind === 'call' ? allMethods : [...readMethods, ...(route?.postsTo ? ['POST'] : [])]

const isTooLong = (url: string, path: string) =>
  url.length > maxLength.url ||
  path.length > maxLength.path ||
  (path.length > maxLength.segment &&
    path.split('/').some((segment) => segment.length > maxLength.segment))

const refused = (status: 400 | 405 | 414, allow?: readonly string[]): Target => ({
  kind: 'refused',
  label: 'other',
  status,
  ...(allow && { allow }),
})

/** A list, which has one key however its query is written; null for one that cannot exist. */
function listPage(route: Route, query: URLSearchParams): SharedPage | 'search' | null {
  const filter = readFilter(query)
  if (!canExist(filter)) return null
  if (filter.search !== undefined) return 'search'
  const canonical = filterQuery(filter).toString()
  const key = canonical === '' ? route.path : `${route.path}?${canonical}`
  return { pool: route.path, key, isOnRequest: isPerRequest(filter), isFixed: false }
}

const onePage = (pool: string, path: string, isFixed = false): SharedPage => ({
  pool,
  key: encodePath(path),
  isOnRequest: false,
  isFixed,
})

const isList = ({ path, twinOf }: Route) => path === '/products' || twinOf === '/products'

function sharedPage(route: Route, path: string, query: URLSearchParams) {
  if (isList(route)) return listPage(route, query)
  return onePage(route.path, path)
}

const toPrivate = (label: string, pool = label) => ({ kind: 'private', label, pool }) as const

/** Gives which files there are: of the build's static folder and of `public/`. */
type HasFile = (path: string) => boolean

function toPage(
  request: IncomingMessage,
  route: Route,
  path: string,
  query: URLSearchParams,
): Target {
  const label = route.path
  const page = sharedPage(route, path, query)
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
  return { kind: 'shared', label, page, variant, size: variant === html ? size : null }
}

/** The data of a page: the address has its hash, and then the page's own address (server/finish/start-script.ts). */
function toData(path: string, query: URLSearchParams): Target {
  const label = '/_data'
  const [, hash, pagePath = ''] = /^([0-9a-f]{40})(\/.*)$/.exec(path.slice(dataFolder.length)) ?? []
  if (hash === undefined) return { kind: 'missing', label }
  const plain = withoutLastSlash(pagePath)
  const route = findRoute(plain)
  const page = route?.kind === 'shared' ? sharedPage(route, plain, query) : null
  return { kind: 'data', label, hash, page: page === 'search' ? null : page }
}

const withoutLastSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

const assetFolder = (path: string) =>
  ['/_next/static', '/brand'].find((folder) => path.startsWith(`${folder}/`)) ?? path

const toFile = (label: string, path: string, isFixed: boolean): Target => ({
  kind: 'shared',
  label,
  page: onePage(label, path, isFixed),
  variant: html,
  size: null,
})

/** The text of a page in Markdown: it is cached as its page is. */
function toTwin(route: Route, path: string, query: URLSearchParams): Target {
  const label = route.path
  const page = sharedPage(route, path, query)
  if (page === null) return { kind: 'missing', label }
  if (page === 'search') return toPrivate(label, `${label} search`)
  return { kind: 'shared', label, page, variant: html, size: null }
}

/** What is not for pages of the table: this server's own paths, and files. */
function toOther({ method }: IncomingMessage, path: string, hasFile: HasFile): Target | null {
  if (ownPaths.includes(path)) return { kind: 'own', label: path }
  if (ownCalls.includes(path) && method === 'POST') return { kind: 'own', label: path }
  if (hasFile(path)) return toFile(assetFolder(path), path, true)
  return null
}

const isSlashed = (path: string) => path !== '/' && (path.endsWith('/') || path.includes('//'))

/** Guests learn nothing of what a customer has: middleware.ts sends them to the sign-in from each address there. */
const toUnknown = (path: string): Target =>
  path.startsWith('/account/') ? toPrivate('/account') : { kind: 'missing', label: 'other' }

/** A stream can take minutes, and has a limit of its own. */
const readsOf = ({ method = '' }: IncomingMessage, { kind, path: route }: Route, path: string) =>
  kind === 'call' ? readCallOf(method, path, route) : null

/** The path of one of the shop's own calls; other calls of the contract share the name of their route. */
const labelOfCall = (route: Route, path: string): string => (hasOwnAction(path) ? path : route.path)

function toTarget(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  route: Route | undefined,
): Target {
  if (route === undefined) return toUnknown(path)
  switch (route.kind) {
    case 'shared':
      return toPage(request, route, path, query)
    case 'file':
      return route.twinOf ? toTwin(route, path, query) : toFile(route.path, path, false)
    case 'internal':
      // The address of a list within the app leads to the lists (middleware.ts).
      return route.path === '/list/[key]'
        ? { kind: 'moved', label: route.path, location: '/products', status: 308 }
        : { kind: 'missing', label: route.path }
    case 'form':
    case 'personal':
    case 'payment':
      return request.method === 'POST'
        ? { kind: 'direct', label: route.path, reads: null }
        : { ...toPrivate(route.path), withoutScripts: route.withoutScripts }
    default:
      return {
        kind: 'direct',
        label: labelOfCall(route, path),
        reads: readsOf(request, route, path),
      }
  }
}

const noQuery = new URLSearchParams()

/** As they are sent: a client may ask for the character set too. */
const [page, markdown] = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8']

/** Whether a client would rather have Markdown than a page (RFC 9110, 12.5.1). Most say nothing of it. */
const wantsMarkdown = (request: IncomingMessage): boolean =>
  /\/markdown/i.test(request.headers.accept ?? '') &&
  new Negotiator(request).mediaType([page, markdown]) === markdown

/** The address that a request is for: that of the Markdown where it asks for it by a header. So no page is kept under two kinds. */
function askedFor(
  request: IncomingMessage,
  path: string,
): { path: string; route: KnownRoute | undefined; isTwin: boolean } {
  const twin =
    wantsMarkdown(request) && variantOf(request.headers) === html ? markdownPath(path) : null
  const asked = twin ?? path
  return { path: asked, route: findRoute(asked), isTwin: twin !== null }
}

/** A request as it is understood: what it is for, and its address in the form in which everything reads it from here on. */
interface Normalised {
  target: Target
  url: string
}

/**
 * Says what a request is for, or why it is refused (RFC 9110, 15.5). The path is decoded once; what browsers never send in
 * one is refused, so that no two parts of the shop read it in two ways. Does nothing.
 */
export function normalise(request: IncomingMessage, hasFile: HasFile): Normalised {
  const { method = '', url = '' } = request
  const { rawPath, search } = splitTarget(url)
  const as = (target: Target, path = rawPath): Normalised => ({ target, url: path + search })
  if (!hasValidHost(request)) return as(refused(400))
  if (isTooLong(url, rawPath)) return as(refused(414))
  const decoded = decodePath(rawPath)
  if (decoded === null) return as(refused(400))
  const { path, route, isTwin } = askedFor(request, decoded)
  const allow = allowedMethods(route)
  if (!allow.includes(method)) return as(refused(405, allow))
  // Pictures have one spelling, and refuse every other one themselves.
  if (isPicturePath(path)) return as({ kind: 'picture', label: '/img' })
  const query = search === '' ? noQuery : new URLSearchParams(search)
  if (path.startsWith(dataFolder)) return as(toData(path, query))
  const moved = isSlashed(path)
    ? encodePath(withoutLastSlash(path.replaceAll(/\/{2,}/g, '/')))
    : route && canonicalPath(route.path, path)
  if (moved) return as({ kind: 'moved', label: 'other', location: moved + search, status: 308 })
  if (method === 'OPTIONS' && route?.kind !== 'call') {
    return as({ kind: 'options', label: route?.path ?? 'other', allow })
  }
  const isPosted = method === 'POST' && route?.postsTo !== undefined
  const found = toOther(request, path, hasFile) ?? toTarget(request, path, query, route)
  const target = isTwin && found.kind === 'shared' ? { ...found, contentLocation: path } : found
  // Not by middleware.ts, as in development: Next copies what it reads, and logs each body that breaks off.
  return as(target, isPosted ? route.postsTo : encodePath(path))
}

/** The route of a path, for metrics. */
export const labelOf = (path: string): string => findRoute(path)?.path ?? 'other'
