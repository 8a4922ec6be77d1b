import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { acceptedEncoding } from '#server/accepted-encoding.ts'
import { type Body, bodyKey } from '#server/body-key.ts'
import { builtSheet } from '#server/built-sheet.ts'
import { withStyles } from '#server/inline-styles.ts'
import { isFresh } from '#server/is-fresh.ts'
import { KeptCopies, type Original } from '#server/kept-copies.ts'

const copies = new KeptCopies(64 * 2 ** 20)

/** Below, headers weigh more than what is won; above, a body is streamed and not held in memory. */
const size = { min: 1024, max: 2 ** 20 }

/** A file whose name changes with its content is worth a second of work once; a page, which changes any minute, is not. */
const quality = { file: 11, page: 9 }

const cacheControl = (response: ServerResponse) => String(response.getHeader('Cache-Control') ?? '')

/** The bytes that an answer has said it will have. */
const declaredLength = (response: ServerResponse) => Number(response.getHeader('Content-Length'))

/** Whether an answer is the same for everyone, comes whole, and gets smaller. */
export function isWhole(request: IncomingMessage, response: ServerResponse): boolean {
  const length = declaredLength(response)
  return (
    request.method === 'GET' &&
    !response.headersSent &&
    response.statusCode === 200 &&
    length >= size.min &&
    length <= size.max &&
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

/** Whether all of a body is there; a page comes at once, a file in parts. */
const isComplete = (response: ServerResponse, body: Body) =>
  typeof body === 'string' || body.length === declaredLength(response)

/**
 * Writes the head of a whole answer, and gives what goes after it: nothing when the client has it
 * already; null when the body broke off.
 */
export function wholeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
): Body | undefined | null {
  if (!isComplete(response, body)) return null
  const key = bodyKey(body)
  const etag = String(response.getHeader('ETag') ?? `W/"${key}"`)
  response.setHeader('ETag', etag)
  if (isFresh(request.headers['if-none-match'], etag)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    return undefined
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === null) return body
  const bytes = copies.of(original(response, body, key), encoding)
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  // Ranges would be of the body as it was.
  response.removeHeader('Accept-Ranges')
  return bytes
}
