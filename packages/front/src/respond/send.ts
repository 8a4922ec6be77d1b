import { createHash, hash } from 'node:crypto'
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { PassThrough, Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import compressible from 'compressible'
import fresh from 'fresh'
import {
  encodingFor,
  hasDictionary,
  mayEncode,
  namesDictionary,
  varyOf,
} from '#encode/choose-encoding.ts'
import type { Dictionary } from '#encode/dictionary.ts'
import { EncodedBody } from '#encode/encoded-body.ts'
import { surrogateControl, targetedControl } from '#respond/shared-control.ts'

/** Bytes of a response's objects besides its body. */
const overhead = 3_000

/** A complete response, for any number of clients. */
export interface WholeResponse {
  status: number
  /** Without encoding headers; names in lower case. */
  headers: OutgoingHttpHeaders
  etag: string
  body: EncodedBody | Buffer
  /** Seconds since it was made; undefined when it is made anew. */
  age?: number | undefined
}

/** Returns the SHA-1 of a body. */
export const contentHash = (body: Buffer): string => hash('sha1', body)

/** Headers that vary between shops or moments without changing the response. */
const passing = ['cache-control', 'date', 'last-modified', 'x-nextjs-cache']

/**
 * Returns the ETag of a response and its headers. After a 304 a cache may go on sending old headers (RFC 9111, 4.3.4 lets it update them;
 * nginx does not), so another policy is another version.
 */
function etagOf(headers: OutgoingHttpHeaders, body: Buffer): string {
  const lasting = Object.entries(headers).filter(([name]) => !passing.includes(name))
  const version = createHash('sha1').update(JSON.stringify(lasting.toSorted())).update(body)
  return `W/"${version.digest('base64url')}"`
}

/** Creates a response from a body without an encoding. A body with a dictionary must be the same for everyone. */
export function wholeResponse(
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  dictionary: Dictionary | null = null,
): WholeResponse {
  const isEncoded = mayEncode(headers, body)
  const isImmutable = String(headers['cache-control']).includes('immutable')
  const { etag, 'content-length': _, ...others } = headers
  return {
    status,
    headers: others,
    etag: String(etag ?? etagOf(others, body)),
    body: isEncoded ? new EncodedBody(body, isImmutable, dictionary) : body,
  }
}

/** Estimates the bytes of a response in memory. */
export const responseSize = ({ body }: WholeResponse): number =>
  overhead + (body instanceof EncodedBody ? body.size : body.length)

/** Whether the client already has the body. Uses If-None-Match only (RFC 9110, 13.1.2). */
const isNotModified = ({ headers }: IncomingMessage, { status, etag }: WholeResponse) =>
  status === 200 && fresh({ 'if-none-match': headers['if-none-match'] }, { etag })

/** The first and the last byte, both inclusive. */
interface Range {
  start: number
  end: number
}

const oneRange = /^bytes=(\d+)-(\d*)$/

/** Returns the single satisfiable range that a client asks for, else null (RFC 9110, 14.2 allows ignoring any other). */
function requestedRange({ headers }: IncomingMessage, length: number): Range | null {
  const [, from, to] = oneRange.exec(headers.range ?? '') ?? []
  // A weak ETag cannot identify the version, so this range could be joined with bytes of another one.
  if (from === undefined || headers['if-range'] !== undefined) return null
  const [start, end] = [Number(from), to ? Math.min(Number(to), length - 1) : length - 1]
  return start <= end ? { start, end } : null
}

const plainBody = (body: WholeResponse['body']) =>
  body instanceof EncodedBody ? body.plain() : body

type HeaderList = readonly string[]

/**
 * Header lists of responses sent often, as alternating names and values, which Node writes fastest. Kept apart for browsers that have a
 * dictionary.
 */
const allLists = {
  usual: new WeakMap<OutgoingHttpHeaders, HeaderList>(),
  byDictionary: new WeakMap<OutgoingHttpHeaders, HeaderList>(),
}

function headerList(
  { status, headers, etag, body }: WholeResponse,
  byDictionary: boolean,
): HeaderList {
  const lists = byDictionary ? allLists.byDictionary : allLists.usual
  const known = lists.get(headers)
  if (known !== undefined) return known
  const isFailure = status >= 400
  const { vary, 'cache-control': control, 'x-nextjs-cache': found, ...others } = headers
  const all = {
    ...others,
    // Leave out the usual case: cached and fresh.
    'X-Nextjs-Cache': found === 'HIT' ? undefined : found,
    // Never cache error responses.
    'Cache-Control': isFailure ? 'no-store' : control,
    'CDN-Cache-Control': isFailure ? undefined : targetedControl(String(control)),
    ETag: isFailure ? undefined : etag,
    Vary: body instanceof EncodedBody ? varyOf(vary, byDictionary) : vary,
  }
  const list = Object.entries(all).flatMap(([name, values]) =>
    // Next sets some headers twice.
    [...new Set([values ?? []].flat())].flatMap((value) => [name, String(value)]),
  )
  lists.set(headers, list)
  return list
}

const encodingOf = (request: IncomingMessage, { dictionary }: EncodedBody) =>
  dictionary && hasDictionary(request, dictionary) ? 'dcb' : encodingFor(request)

/** Returns the part of the body to send, with its status and headers. */
function selectBody(request: IncomingMessage, whole: WholeResponse) {
  const { status, body } = whole
  const range = status === 200 ? requestedRange(request, body.length) : null
  if (range !== null) {
    const { start, end } = range
    const bytes = plainBody(body).subarray(start, end + 1)
    return {
      status: 206,
      bytes,
      headers: ['Content-Range', `bytes ${start}-${end}/${body.length}`],
    }
  }
  const encoding = body instanceof EncodedBody ? encodingOf(request, body) : undefined
  return body instanceof EncodedBody && encoding
    ? { status, bytes: body.in(encoding), headers: ['Content-Encoding', encoding] }
    : { status, bytes: plainBody(body), headers: [] }
}

/** Returns Date with Age, which together give the current time, as in any cache's response (RFC 9110, 6.6.1). */
const ageHeaders = ({ age }: WholeResponse): HeaderList =>
  age === undefined
    ? []
    : ['Date', new Date(Date.now() - age * 1_000).toUTCString(), 'Age', String(age)]

/** Returns the header for a cache that offers to read it. */
function surrogateHeaders({ headers }: IncomingMessage, { status, headers: own }: WholeResponse) {
  const offered = headers['surrogate-capability']
  if (offered === undefined || status >= 400) return []
  const control = surrogateControl(String(offered), String(own['cache-control']))
  return control === undefined ? [] : ['Surrogate-Control', control]
}

/** Sends a complete response, in an encoding that the client accepts. Node leaves out the body for HEAD. */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  whole: WholeResponse,
): void {
  const { body } = whole
  const byDictionary =
    body instanceof EncodedBody && body.dictionary !== null && namesDictionary(request)
  const list = [
    ...headerList(whole, byDictionary),
    ...ageHeaders(whole),
    ...surrogateHeaders(request, whole),
  ]
  if (isNotModified(request, whole)) {
    response.writeHead(304, list)
    response.end()
    return
  }
  const { status, bytes, headers } = selectBody(request, whole)
  response.writeHead(status, [...list, ...headers, 'Content-Length', String(bytes.length)])
  response.end(bytes)
}

const ownHeaders = new WeakMap<OutgoingHttpHeaders, OutgoingHttpHeaders>()

/** Makes a response private, because not everyone may have it now. */
export function forOneShopper(whole: WholeResponse): WholeResponse {
  const { headers } = whole
  const own = ownHeaders.get(headers) ?? { ...headers, 'cache-control': 'private, no-cache' }
  ownHeaders.set(headers, own)
  return { ...whole, headers: own }
}

/** Sends a plain-text status. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(STATUS_CODES[status] ?? '')
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    ...(status !== 204 && { 'Content-Length': body.length }),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(body)
}

/** Bytes buffered for a slow client, more than a page has, so that its render need not wait. */
const heldBytes = 2 ** 20

/** Compresses and flushes each chunk as it comes. */
function encoder(encoding: 'br' | 'gzip'): Transform {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH })
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
}

interface Streamed {
  status: number
  headers: OutgoingHttpHeaders
  body: AsyncIterable<Buffer>
}

/** Streams a page for one shopper as it is made. Rejects when its client disconnects. */
export async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Streamed,
): Promise<void> {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  if (status >= 400) response.setHeader('Cache-Control', 'no-store')
  const isCompressed = compressible(String(headers['content-type'])) === true
  const encoding = isCompressed ? encodingFor(request) : undefined
  if (isCompressed) response.setHeader('Vary', varyOf(headers.vary))
  if (encoding) {
    response.setHeader('Content-Encoding', encoding)
    response.removeHeader('Content-Length')
  }
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const steps = [
    Readable.from(body, { objectMode: false }),
    new PassThrough({ highWaterMark: heldBytes }),
    ...(encoding ? [encoder(encoding)] : []),
  ]
  await pipeline([...steps, response])
}
