import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { type Body, CompressedCache, contentHash, type Source } from '#server/compressed-cache.ts'
import { inlineStyles, readStylesheet } from '#server/inline-styles.ts'

const cache = new CompressedCache(64 * 2 ** 20)

/** Bytes. A smaller body does not pay for the extra headers; a larger one is streamed, to save memory. */
const bodySize = { min: 1024, max: 2 ** 20 }

/** Brotli qualities. A file with a hashed name never changes, so it may take a second once; a page can change at any minute. */
const quality = { file: 11, page: 9 }

/** The smaller encoding first. */
const encodings = ['br', 'gzip'] as const

const cacheControl = (response: ServerResponse) => String(response.getHeader('Cache-Control') ?? '')

const contentLength = (response: ServerResponse) => Number(response.getHeader('Content-Length'))

/** Whether a response is public, successful, compressible and of a known, moderate length. */
export function isCacheable(request: IncomingMessage, response: ServerResponse): boolean {
  const length = contentLength(response)
  return (
    request.method === 'GET' &&
    !response.headersSent &&
    response.statusCode === 200 &&
    length >= bodySize.min &&
    length <= bodySize.max &&
    !response.hasHeader('Content-Encoding') &&
    !/private|no-store|no-transform/.test(cacheControl(response)) &&
    compression.filter(request, response)
  )
}

function compressionSource(response: ServerResponse, body: Body, hash: string): Source {
  if (cacheControl(response).includes('immutable')) {
    return { body: () => body, hash, quality: quality.file }
  }
  const isDocument = String(response.getHeader('Content-Type')).startsWith('text/html')
  const page = () => (isDocument ? inlineStyles(body.toString(), readStylesheet) : body)
  return { body: page, hash, quality: quality.page }
}

/** Next writes a page in one call, so only a file can be cut off. */
const isComplete = (response: ServerResponse, body: Body) =>
  typeof body === 'string' || body.length === contentLength(response)

/** Uses If-None-Match only (RFC 9110, 13.1.2). */
const isNotModified = ({ headers }: IncomingMessage, etag: string) =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag })

/**
 * Sets the ETag and encoding headers of a cacheable response, and gives the body to send:
 * undefined when the client has it already (status 304), null when the body is incomplete.
 */
export function prepareCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
): Body | undefined | null {
  if (!isComplete(response, body)) return null
  const hash = contentHash(body)
  const etag = String(response.getHeader('ETag') ?? `W/"${hash}"`)
  response.setHeader('ETag', etag)
  if (isNotModified(request, etag)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    return undefined
  }
  const encoding = new Negotiator(request).encoding(encodings, { preferred: encodings })
  if (encoding === undefined) return body
  const bytes = cache.get(compressionSource(response, body, hash), encoding)
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  // A range would refer to the uncompressed body.
  response.removeHeader('Accept-Ranges')
  return bytes
}
