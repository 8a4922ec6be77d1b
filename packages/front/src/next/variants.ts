import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { computeLegacyCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

/** The page as HTML. */
export const html = 'html'
/** The page as data for Next's router: when a shopper goes there, and before. */
const navigation = 'rsc'
const prefetch = 'rsc prefetch'
const segmentStart = 'segment '

/** One of the forms in which Next sends a page. */
export type Variant = string

const names = {
  rsc: 'rsc',
  prefetch: 'next-router-prefetch',
  segment: 'next-router-segment-prefetch',
  tree: 'next-router-state-tree',
  url: 'next-url',
  hash: '_rsc',
} as const

/** The headers of Next's router, on which pages for one shopper may depend. */
export const routerHeaders: readonly string[] = [
  names.rsc,
  names.prefetch,
  names.segment,
  names.tree,
  names.url,
]

const text = (value: string | string[] | undefined) => value?.toString()

/** Returns the variant that a request's headers ask for. */
export function variantOf(headers: IncomingHttpHeaders): Variant {
  if (headers[names.rsc] !== '1') return html
  const segment = text(headers[names.segment])
  if (segment !== undefined) return segmentStart + segment
  return headers[names.prefetch] === '1' ? prefetch : navigation
}

/** Returns the headers with which Next renders a variant. */
export function headersOf(variant: Variant): Record<string, string> {
  if (variant === html) return {}
  if (variant === navigation) return { [names.rsc]: '1' }
  const first = { [names.rsc]: '1', [names.prefetch]: '1' }
  if (variant === prefetch) return first
  return { ...first, [names.segment]: variant.slice(segmentStart.length) }
}

function hashOf(input: readonly (string | undefined)[]): string {
  const [first, ...others] = input
  if ((first ?? '0') === '0' && others.every((value) => value === undefined)) return ''
  const joined = input.map((value) => value ?? '0').join(',')
  return createHash('sha256').update(joined).digest().subarray(0, 12).toString('base64url')
}

const prefetchKinds = ['1', '2', '3']

const hashInput = (headers: IncomingHttpHeaders) => {
  const kind = text(headers[names.prefetch])
  return [
    kind !== undefined && prefetchKinds.includes(kind) ? kind : undefined,
    text(headers[names.segment]),
    text(headers[names.tree]),
    text(headers[names.url]),
  ] as const
}

/**
 * Whether the query has the hash of the router's headers. Without it a cache that ignores `Vary` would store data under the address of a
 * page.
 */
export function hasValidHash(headers: IncomingHttpHeaders, query: URLSearchParams): boolean {
  const given = query.get(names.hash)
  if (given === null) return false
  const input = hashInput(headers)
  const [kind, ...others] = input
  // Browsers outside a secure context send the old form.
  return given === hashOf(input) || given === legacyHash(kind, others)
}

function legacyHash(kind: string | undefined, others: readonly (string | undefined)[]): string {
  const [segment, tree, url] = others
  const prefetchKind = kind === '1' || kind === '2' || kind === '3' ? kind : undefined
  return computeLegacyCacheBustingSearchParam(prefetchKind, segment, tree, url)
}

/** Returns the query with the hash of the router's headers. */
export function queryWithHash(headers: IncomingHttpHeaders, query: URLSearchParams): string {
  const corrected = new URLSearchParams(query)
  corrected.set(names.hash, hashOf(hashInput(headers)))
  return corrected.toString()
}

/**
 * Returns a response's `Vary` without the headers of Next's router, on which it does not depend: pages are requested without them, and
 * router data has its own addresses (`hasValidHash`). Undefined when nothing is left.
 */
export function withoutRouterHeaders(vary: string | undefined): string | undefined {
  const left = (vary ?? '')
    .split(/,\s*/)
    .filter((name) => !routerHeaders.includes(name.toLowerCase()))
  return left.join(', ') || undefined
}

/** Whether an address is one of the router's data. */
export const isOfRouter = (query: URLSearchParams): boolean => query.has(names.hash)

/** Returns the address under which Next serves a variant of a page. */
export function addressOf(key: string, variant: Variant): string {
  if (variant === html) return key
  const hash = hashOf(hashInput(headersOf(variant)))
  return `${key}${key.includes('?') ? '&' : '?'}${names.hash}=${hash}`
}

/** Returns the segment names of the build's pages. A made-up segment is not a variant. */
const segmentsOf = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.segment.rsc'))
      .map((file) => file.replace(/^.*\.segments/, '').replace(/\.segment\.rsc$/, '')),
  )

let known: ReadonlySet<string> | undefined

/** Whether Next has a variant of any page. */
export function isVariant(variant: Variant): boolean {
  if (!variant.startsWith(segmentStart)) return true
  known ??= segmentsOf('.next/server/app')
  return known.has(variant.slice(segmentStart.length))
}

/**
 * Headers for communication between Next's own parts. Also the policy, in which Next looks for the nonce of its scripts: only middleware.ts
 * sets it.
 */
const internal =
  /^(?:x-(?:middleware|nextjs|next|invoke|matched-path|now|prerender|vercel|action)|next-|rsc$|content-security-policy)/

/** Headers on which a page for one shopper depends. */
const ofPages = [
  ...routerHeaders,
  'accept-language',
  'cookie',
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-request-id',
]

/** Cookies of Next's preview mode, in which it caches nothing. The shop does not use it. */
const previewCookies = /(?:^|; *)(?:__prerender_bypass|__next_preview_data)=[^;]*/g

/** Returns the headers with which Next renders a page for one shopper. */
export function pageHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const kept = ofPages.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  return withoutPreview(Object.fromEntries(kept))
}

/** Removes the cookies of the preview mode from headers, and returns these. */
function withoutPreview(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { cookie } = headers
  if (cookie?.includes('__'))
    headers.cookie = cookie.replace(previewCookies, '').replace(/^; */, '')
  if (headers.cookie === '') delete headers.cookie
  return headers
}

/** Removes headers and cookies that clients must not set from a call. */
export function removeInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name]
  withoutPreview(headers)
}
