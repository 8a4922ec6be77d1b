import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { isCacheable, prepareCachedResponse, setNotModified } from '#server/cached-response.ts'
import type { Body } from '#server/compressed-cache.ts'
import { HotPlace } from '#server/hot-cache.ts'

/** Compresses responses that are not buffered. A partial response (206) refers to the uncompressed body. */
const compressStream = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
})

/** A chunk as it was written; `end` may be called without one. */
function toChunks(chunk: unknown): Uint8Array[] {
  if (typeof chunk === 'string') return [Buffer.from(chunk)]
  return chunk instanceof Uint8Array ? [chunk] : []
}

/**
 * Buffers a cacheable response until it is complete, and sends its compressed body from the cache. Compresses
 * every other response as a stream. `key` is the request's place in the hot cache. A call of `write` or `end` with an encoding or a callback is not buffered.
 */
export function bufferResponse(
  request: IncomingMessage,
  response: ServerResponse,
  key: string | null,
): void {
  compressStream(request, response, () => {})
  const { write, end } = response
  const hot = key === null ? null : new HotPlace(key)
  let buffered: Uint8Array[] = []
  const isBuffered = (args: unknown[]) =>
    args.length < 2 && typeof args[0] !== 'function' && isCacheable(request, response)

  response.write = (...args: unknown[]): boolean => {
    if (buffered.length === 0 && !isBuffered(args)) {
      hot?.stream(response)
      return Reflect.apply(write, response, args)
    }
    buffered.push(...toChunks(args[0]))
    return true
  }
  response.end = (...args: unknown[]): ServerResponse => {
    // The response may have failed after its first chunks; an error response must not contain them.
    if (!isBuffered(args)) {
      buffered = []
      hot?.stream(response)
      return Reflect.apply(end, response, args)
    }
    const [last] = args
    const isPage = buffered.length === 0 && typeof last === 'string'
    const received: Body = isPage ? last : Buffer.concat([...buffered, ...toChunks(last)])
    const body = prepareCachedResponse(request, response, received)
    if (body === null) return response.destroy(new Error('The response is incomplete.'))
    const encoding = response.getHeader('Content-Encoding')?.toString()
    Reflect.apply(end, response, setNotModified(request, response) ? [] : [body])
    // Only now the headers are complete.
    hot?.complete(response, body, encoding)
    return response
  }
}
