import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { dictionaryFolder } from '#encode/dictionary.ts'
import { startFolder } from '#finish/built-scripts.ts'
import { dataFolder } from '#finish/start-script.ts'
import {
  decodePath,
  encodePath,
  hasValidHost,
  splitTarget,
  withoutLastSlash,
} from '#gate/request-parts.ts'
import { assetFolder, toData, toFile, toPage, toTwin } from '#gate/shared-target.ts'
import { type Target, toPrivate } from '#gate/target.ts'
import { html, variantOf } from '#next/variants.ts'
import { isPicturePath } from '#shared/picture-address.ts'
import type { Route } from '#shared/route.ts'
import type { Site } from '#site/site.ts'

const readMethods = ['GET', 'HEAD', 'OPTIONS']
const allMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Characters. Next stores a page in files named after its path, and a file name has at most 255 bytes including its extension. */
const maxLength = { url: 8_192, path: 1_024, segment: 240 }

/** Paths that this server answers itself (packages/front/src/watch, packages/front/src/queue), and its own calls. */
const ownPaths = ['/livez', '/readyz', '/metrics', '/queue']
const ownCalls = ['/api/vitals', '/api/queue']

const allowedMethods = (route: Route | undefined, path: string) =>
  route?.kind === 'call' || ownCalls.includes(path)
    ? allMethods
    : [...readMethods, ...(route?.postsTo ? ['POST'] : [])]

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

/** Whether a path is a file of the build's static folder or of `public/`. */
type HasFile = (path: string) => boolean

/** Returns the target of a path outside the table of routes: this server's own paths, and files. */
function toOther({ method }: IncomingMessage, path: string, hasFile: HasFile): Target | null {
  if (ownPaths.includes(path)) return { kind: 'own', label: path }
  if (ownCalls.includes(path) && method === 'POST') return { kind: 'own', label: path }
  if (hasFile(path)) return toFile(assetFolder(path), path, true)
  return null
}

const isSlashed = (path: string) => path !== '/' && (path.endsWith('/') || path.includes('//'))

function toUnknown({ hiding }: Site, path: string): Target {
  const route = hiding(path)
  return route === undefined ? { kind: 'missing', label: 'other' } : toPrivate(route)
}

/** Returns the target of a page for one shopper. */
function toOwnPage(site: Site, route: Route, path: string, query: URLSearchParams): Target {
  if (!route.isTemplate) return { ...toPrivate(route.path), withoutScripts: route.withoutScripts }
  const read = site.queryOf(route.path)?.(query)
  const own = typeof read === 'object' && read?.query ? `?${read.query}` : ''
  return { kind: 'template', label: route.path, address: encodePath(path) + own }
}

/** Returns the target of a call or a stream. A stream can take minutes, and has a limit of its own. */
function toDirect({ actions }: Site, method: string, route: Route, path: string): Target {
  const label = actions.hasName(path) ? path : route.path
  const reads = route.kind === 'call' ? actions.readCallOf(method, path, route.path) : null
  return { kind: 'direct', label, reads, answersHead: route.answersHead }
}

function toTarget(
  site: Site,
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  route: Route | undefined,
): Target {
  if (route === undefined) return toUnknown(site, path)
  switch (route.kind) {
    case 'shared':
      return toPage(site, request, route, path, query)
    case 'file':
      return route.twinOf ? toTwin(site, route, path, query) : toFile(route.path, path, false)
    case 'internal':
      return route.leadsTo
        ? { kind: 'moved', label: route.path, location: route.leadsTo, status: 308 }
        : { kind: 'missing', label: route.path }
    case 'form':
    case 'personal':
    case 'payment':
      return request.method === 'POST'
        ? { kind: 'direct', label: route.path, reads: null }
        : toOwnPage(site, route, path, query)
    default:
      return toDirect(site, request.method ?? '', route, path)
  }
}

const noQuery = new URLSearchParams()

/** The types as they are sent: a client may ask for the character set too. */
const [page, markdown] = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8']

/** Whether a client prefers Markdown to HTML (RFC 9110, 12.5.1). Most clients express no preference. */
const wantsMarkdown = (request: IncomingMessage): boolean =>
  /\/markdown/i.test(request.headers.accept ?? '') &&
  new Negotiator(request).mediaType([page, markdown]) === markdown

/** Returns the path requested, with `.md` when a header asks for Markdown: each form of a page is cached under its own address. */
function askedFor(
  site: Site,
  request: IncomingMessage,
  path: string,
): { path: string; route: Route | undefined; isTwin: boolean } {
  const twin =
    wantsMarkdown(request) && variantOf(request.headers) === html ? site.markdownPath(path) : null
  const asked = twin ?? path
  return { path: asked, route: site.findRoute(asked), isTwin: twin !== null }
}

/** A parsed request: its target, and its address in the canonical form used from here on. */
interface Normalised {
  target: Target
  url: string
}

/**
 * Determines the target of a request, or why it is refused (RFC 9110, 15.5). The path is decoded once, and spellings that browsers never
 * send are refused, so that no two parts of the app read it in different ways. Has no side effects.
 */
export function normalise(site: Site, request: IncomingMessage, hasFile: HasFile): Normalised {
  const { method = '', url = '' } = request
  const { rawPath, search } = splitTarget(url)
  const as = (target: Target, path = rawPath): Normalised => ({ target, url: path + search })
  if (!hasValidHost(request)) return as(refused(400))
  if (isTooLong(url, rawPath)) return as(refused(414))
  const decoded = decodePath(rawPath)
  if (decoded === null) return as(refused(400))
  const { path, route, isTwin } = askedFor(site, request, decoded)
  const allow = allowedMethods(route, path)
  if (!allow.includes(method)) return as(refused(405, allow))
  // Pictures have one spelling, and their handler refuses every other one.
  if (isPicturePath(path)) return as({ kind: 'picture', label: '/img' })
  const query = search === '' ? noQuery : new URLSearchParams(search)
  if (path.startsWith(dictionaryFolder)) return as({ kind: 'own', label: '/_dictionary' })
  if (path.startsWith(startFolder)) return as({ kind: 'own', label: '/_start' })
  if (path.startsWith(dataFolder)) return as(toData(site, path, query))
  const moved = isSlashed(path)
    ? encodePath(withoutLastSlash(path.replaceAll(/\/{2,}/g, '/')))
    : route && site.canonicalPath(route.path, path)
  if (moved) return as({ kind: 'moved', label: 'other', location: moved + search, status: 308 })
  if (method === 'OPTIONS' && route?.kind !== 'call') {
    return as({ kind: 'options', label: route?.path ?? 'other', allow })
  }
  const isPosted = method === 'POST' && route?.postsTo !== undefined
  const found = toOther(request, path, hasFile) ?? toTarget(site, request, path, query, route)
  const target = isTwin && found.kind === 'shared' ? { ...found, contentLocation: path } : found
  // Rewritten here, not in middleware.ts as in development: Next copies each body that middleware sees, and logs each one that breaks off.
  return as(target, isPosted ? route.postsTo : encodePath(path))
}
