import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { type Body, CompressedCache, contentHash, type Source } from '#server/compressed-cache.ts'
import { isForData } from '#server/own-request.ts'
import { pageSource } from '#server/page-source.ts'
import { requestedSize, selectSize } from '#server/select-size.ts'

const cache = new CompressedCache(64 * 2 ** 20)

/** Bytes. A smaller body does not pay for the extra headers; a larger one is streamed, to save memory. */
const bodySize = { min: 1024, max: 2 ** 20 }

/** The smaller encoding first. */
const encodings = ['br', 'gzip'] as const

const cacheControl = (response: ServerResponse) => String(response.getHeader('Cache-Control') ?? '')

const contentLength = (response: ServerResponse) => Number(response.getHeader('Content-Length'))

const isPage = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).startsWith('text/html')

/**
 * A page has no size limit: without the finishing its scripts would not run. Next sends what it renders for a request as a
 * stream without a length; who may share it gets it whole.
 */
function hasCacheableSize(response: ServerResponse): boolean {
  if (!response.hasHeader('Content-Length')) return /\bs-maxage=/.test(cacheControl(response))
  const length = contentLength(response)
  return isPage(response) ? length > 0 : length >= bodySize.min && length <= bodySize.max
}

/** Whether a response is public, successful, compressible and of moderate length. */
export function isCacheable(request: IncomingMessage, response: ServerResponse): boolean {
  return (
    request.method === 'GET' &&
    !response.headersSent &&
    response.statusCode === 200 &&
    hasCacheableSize(response) &&
    !response.hasHeader('Content-Encoding') &&
    !/private|no-store|no-transform/.test(cacheControl(response)) &&
    compression.filter(request, response)
  )
}

const fileSource = (response: ServerResponse, body: Body): Source => ({
  body: () => body,
  hash: contentHash(body),
  isImmutable: cacheControl(response).includes('immutable'),
})

/** Next writes a prerendered page in one call, and ends a stream only when it is whole: only a file can be cut off. */
const isComplete = (response: ServerResponse, body: Body) =>
  typeof body === 'string' ||
  !response.hasHeader('Content-Length') ||
  body.length === contentLength(response)

/** Whether the client has the body already. Uses If-None-Match only (RFC 9110, 13.1.2). */
const isNotModified = ({ headers }: IncomingMessage, etag: string): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag })

/** The page that a request is for: a product's with the size that its address names. */
function requestedPage(request: IncomingMessage, page: string): string {
  const size = requestedSize(request)
  return size === null ? page : selectSize(page, size)
}

/** Removes the hints to fetch stylesheets at once, of which the page has what it uses. Those of pictures stay. */
function removeStyleHints(response: ServerResponse): void {
  const hints = String(response.getHeader('Link') ?? '').split(/,\s*(?=<)/)
  const others = hints.filter((hint) => hint !== '' && !hint.includes('as="style"'))
  if (others.length > 0) response.setHeader('Link', others.join(', '))
  else response.removeHeader('Link')
}

/** What is sent for a body; for a page, sets its Content-Security-Policy and keeps its data for the request that follows. */
function bodySource(request: IncomingMessage, response: ServerResponse, body: Body): Source {
  if (!isPage(response)) return fileSource(response, body)
  const page = pageSource(requestedPage(request, body.toString()))
  response.setHeader('Content-Security-Policy', page.policy)
  removeStyleHints(response)
  if (page.data === null) return page
  cache.get(page.data, 'br')
  return isForData(request) ? asJson(response, page.data) : page
}

function asJson(response: ServerResponse, data: Source): Source {
  response.setHeader('Content-Type', 'application/json')
  return data
}

/** The data of a page that was sent lately, by its hash. */
export function findPageData(hash: string): Source | null {
  const body = cache.find(hash)
  return body && { hash, body }
}

/** Sets the headers of the encoding that suits the client, and gives the body in it; compressed once, and then from the cache. */
export function encodeBody(
  request: IncomingMessage,
  response: ServerResponse,
  source: Source,
): Buffer {
  const encoding = new Negotiator(request).encoding(encodings, { preferred: encodings })
  const bytes = encoding ? cache.get(source, encoding) : Buffer.from(source.body())
  response.setHeader('Content-Length', bytes.length)
  if (encoding) {
    response.setHeader('Content-Encoding', encoding)
    // A range would refer to the uncompressed body.
    response.removeHeader('Accept-Ranges')
  }
  return bytes
}

/** Sets the ETag, policy and encoding headers of a cacheable response, and gives its body; null when that is incomplete. */
export function prepareCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
): Buffer | null {
  if (!isComplete(response, body)) return null
  const source = bodySource(request, response, body)
  response.setHeader('ETag', String(response.getHeader('ETag') ?? `W/"${source.hash}"`))
  return encodeBody(request, response, source)
}

/** Sets status 304 of a prepared response when the client has its body already, and gives whether it has. */
export function setNotModified(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isNotModified(request, String(response.getHeader('ETag')))) return false
  response.statusCode = 304
  response.removeHeader('Content-Length')
  response.removeHeader('Content-Encoding')
  return true
}
