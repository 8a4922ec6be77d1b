import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { encodingFor, mayEncode, varyOf } from '#encode/choose-encoding.ts'

/** A response for one client alone. */
interface OnceAnswer {
  status: number
  /** Names in lower case. */
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A fast quality, since it is compressed for one client. The small window suits a short text; a larger one takes time to set up. */
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

const compressors = {
  br: (body: Buffer) => brotliCompressSync(body, brotliOptions),
  gzip: (body: Buffer) => gzipSync(body),
}

/** Sends a response in one piece, in an encoding that the client accepts. Node leaves out the body for HEAD. */
export function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: OnceAnswer,
): void {
  const isEncodable = mayEncode(headers, body)
  const encoding = isEncodable ? encodingFor(request) : undefined
  const sent = encoding ? compressors[encoding](body) : body
  response.writeHead(status, {
    ...headers,
    // Never cache error responses.
    ...(status >= 400 && { 'cache-control': 'no-store' }),
    ...(isEncodable && { vary: varyOf(headers.vary) }),
    ...(encoding && { 'content-encoding': encoding }),
    ...(status !== 204 && { 'content-length': sent.length }),
  })
  response.end(sent)
}
