import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { acceptedEncoding, type Encoding } from '#server/accepted-encoding.ts'
import { type Body, bodyKey } from '#server/body-key.ts'
import { builtSheet } from '#server/built-sheet.ts'
import { withStyles } from '#server/inline-styles.ts'
import { KeptCopies, type Original } from '#server/kept-copies.ts'

const copies = new KeptCopies(64 * 2 ** 20)
const compressStream = compression()

/** Below, headers weigh more than what is won; above, a body is streamed and not held in memory. */
const keptSize = { min: 1024, max: 2 ** 20 }

/** A file whose name changes with its content is worth a second of work once; a page, which changes any minute, is not. */
const quality = { file: 11, page: 9 }

const cacheControl = (response: ServerResponse) => String(response.getHeader('Cache-Control') ?? '')

/** Whether an answer is the same for everyone, and comes whole. */
function isKeepable(request: IncomingMessage, response: ServerResponse): boolean {
  const length = Number(response.getHeader('Content-Length'))
  return (
    !response.headersSent &&
    response.statusCode === 200 &&
    length >= keptSize.min &&
    length <= keptSize.max &&
    !response.hasHeader('Content-Encoding') &&
    !/private|no-store|no-transform/.test(cacheControl(response)) &&
    compression.filter(request, response)
  )
}

/** What is compressed and kept of an answer. */
function original(response: ServerResponse, body: Body, key: string): Original {
  if (cacheControl(response).includes('immutable')) {
    return { body: () => body, key, quality: quality.file }
  }
  const isDocument = String(response.getHeader('Content-Type')).startsWith('text/html')
  const page = () => (isDocument ? withStyles(body.toString(), builtSheet) : body)
  return { body: page, key, quality: quality.page }
}

/** Writes the head of a whole body, and gives what goes after it: nothing when the client has it already. */
function whole(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
  encoding: Encoding,
): Buffer | undefined {
  const key = bodyKey(body)
  const etag = String(response.getHeader('ETag') ?? `W/"${key}"`)
  response.setHeader('ETag', etag)
  if (request.headers['if-none-match']?.includes(etag)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    return undefined
  }
  const bytes = copies.of(original(response, body, key), encoding)
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  return bytes
}

/** A part of a body as it was written; ends may come without one. */
function part(chunk: unknown): Uint8Array[] {
  if (typeof chunk === 'string') return [Buffer.from(chunk)]
  return chunk instanceof Uint8Array ? [chunk] : []
}

/** Answers that are the same for everyone are compressed once, and kept so; all others as they are written. */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request, response, () => {})
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (request.method !== 'GET' || encoding === null) return
  const { write, end } = response
  const held: Uint8Array[] = []
  const isHeld = () => held.length > 0 || isKeepable(request, response)

  response.write = (...args: unknown[]): boolean => {
    if (!isHeld()) return Reflect.apply(write, response, args)
    held.push(...part(args[0]))
    return true
  }
  response.end = (...args: unknown[]): ServerResponse => {
    if (!isHeld()) return Reflect.apply(end, response, args)
    const [last] = args
    const isPage = held.length === 0 && typeof last === 'string'
    const body = isPage ? last : Buffer.concat([...held, ...part(last)])
    return Reflect.apply(end, response, [whole(request, response, body, encoding)])
  }
}
