import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { encodeBody } from '#server/cached-response.ts'
import { type Body, contentHash, type Source } from '#server/compressed-cache.ts'
import { isOwn, requestOwn } from '#server/own-request.ts'
import { requestPath } from '#server/request-path.ts'

/** How the document starts that Next sends when a page fails: it has no content until its scripts run. */
export const emptyDocument = '<!DOCTYPE html><html id="__next_error__">'

/** The path of the failure pages (app/(shop)/failure). Only this server may request them. */
const failurePath = '/failure/'

const policyHeader = 'Content-Security-Policy'

const retryAfterSeconds = 30

/** Headers of the empty document that are wrong for the failure page. */
const staleHeaders = ['Content-Length', 'ETag', 'Link', 'X-Nextjs-Cache', 'X-Nextjs-Postponed']

/** The failure page that names what failed, by the path of the request. */
const unavailablePages: readonly (readonly [RegExp, string])[] = [
  [/^\/shop\//, 'categories'],
  [/^\/products$/, 'list'],
  [/^\/product\//, 'product'],
]

function pageName(path: string, status: number): string {
  if (status === 404) return 'missing'
  return unavailablePages.find(([pattern]) => pattern.test(path))?.[1] ?? 'down'
}

/**
 * Whether a client requests a failure page by its address. Next must not get such a request: it answers 200, and it
 * renders a stale page again with the status that the response has by then, which for 404 replaces the page's title.
 */
export const isForFailurePage = (request: IncomingMessage, path: string): boolean =>
  path.startsWith(failurePath) && !isOwn(request)

const isChunk = (chunk: unknown) => typeof chunk === 'string' || chunk instanceof Uint8Array

const isEmptyChunk = (chunk: unknown) => isChunk(chunk) && chunk.length === 0

const isEmptyDocument = (chunk: unknown) =>
  isChunk(chunk) && Buffer.from(chunk.slice(0, emptyDocument.length)).toString() === emptyDocument

function needsFailurePage(
  request: IncomingMessage,
  response: ServerResponse,
  chunk: unknown,
): boolean {
  if (isOwn(request) || response.headersSent) return false
  if (!String(response.getHeader('Content-Type')).startsWith('text/html')) return false
  return isEmptyDocument(chunk) && !requestPath(request).startsWith('/_next/')
}

interface FailurePage {
  source: Source
  policy: string
}

/** Failure pages of the last seconds by name, so that a flood of failed requests does not fetch one for each. */
const recentPages = new LRUCache<string, Promise<FailurePage | null>>({ max: 8, ttl: 5_000 })

/** A failure page as it is sent, at most some seconds old; null when the request for it fails. */
async function findFailurePage(port: number, name: string): Promise<FailurePage | null> {
  const recent = recentPages.get(name)
  if (recent !== undefined) return recent
  const fetching = fetchFailurePage(port, name)
  recentPages.set(name, fetching)
  const page = await fetching
  if (page === null) recentPages.delete(name)
  return page
}

/** A failure page as it is sent; null, with a log entry, when the request for it fails. */
async function fetchFailurePage(port: number, name: string): Promise<FailurePage | null> {
  try {
    const fetched = await requestOwn(port, failurePath + name, 'page')
    const policy = fetched.headers.get(policyHeader)
    if (!fetched.ok || policy === null) throw new Error(`status ${fetched.status}`)
    const html = await fetched.text()
    return { source: { body: () => html, hash: contentHash(html) }, policy }
  } catch (error) {
    console.error(`The failure page ${failurePath}${name} could not be fetched`, error)
    return null
  }
}

/** Milliseconds between two tries to render the failure pages in advance. */
const retryMs = 5_000

/**
 * Renders the failure pages while the backend is there, so that they can be sent while it is away. Tries again until it
 * has succeeded. For a shop that does not use the pages of the build.
 */
export async function renderFailurePages(port: number): Promise<void> {
  for (const name of ['missing', 'down', ...unavailablePages.map(([, page]) => page)]) {
    while ((await findFailurePage(port, name)) === null)
      await setTimeout(retryMs, undefined, { ref: false })
  }
}

/** Sets status and headers, 404 for a missing page and 503 for a failed one, and gives the body to send. */
async function prepareFailurePage(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<Body | undefined> {
  const status = response.statusCode === 404 ? 404 : 503
  const page = await findFailurePage(port, pageName(requestPath(request), status))
  response.statusCode = status
  for (const name of staleHeaders) response.removeHeader(name)
  if (status === 503) {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Retry-After', retryAfterSeconds)
  }
  if (page === null) return STATUS_CODES[status]
  response.setHeader(policyHeader, page.policy)
  return encodeBody(request, response, page.source)
}

/**
 * Replaces Next's empty error document by a failure page that can be read without scripts. Failure pages are
 * prerendered, so they can be sent while the backend is down (docs/decisions/011).
 */
export function sendFailurePages(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): void {
  const { write, end } = response
  let isReplaced: boolean | undefined
  const replaces = ([chunk]: unknown[]) => {
    isReplaced ??= needsFailurePage(request, response, chunk)
    return isReplaced
  }
  let page: Promise<Body | undefined> | undefined
  // The first chunk decides the status, so the headers must wait for it. Streams start with an empty chunk.
  response.flushHeaders = () => {}
  response.write = (...args: unknown[]): boolean => {
    const isUndecided = isReplaced === undefined && isEmptyChunk(args[0])
    return isUndecided || replaces(args) || Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]): ServerResponse => {
    if (!replaces(args)) return Reflect.apply(end, response, args)
    page ??= prepareFailurePage(request, response, port)
    page.then((body) => Reflect.apply(end, response, [body]))
    return response
  }
}
