import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { afterEach } from 'vitest'
import { bufferResponse } from '#server/buffer-responses.ts'
import { answerHot, hotKey, sendHot } from '#server/hot-cache.ts'

/** What a test serves as a page. */
export const page = Array.from(
  { length: 300 },
  (_, n) => `<li>Kemeja linen ${n * n}, Rp 249.000 – é</li>`,
).join('')

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/**
 * Starts a server that buffers the handler's responses, and gives a function that sends it a request. With `isHot` a
 * request that is answered from the hot cache does not reach the handler.
 */
export async function serve(handle: RequestListener, isHot = false) {
  const server = createServer((request, response) => {
    const key = isHot ? hotKey(request) : null
    answerHot(request, response, key, () => {
      // As server/main.ts does, where a request may have waited before it is rendered.
      if (sendHot(request, response, key)) return
      bufferResponse(request, response, key)
      handle(request, response)
    })
  }).listen(0)
  await once(server, 'listening')
  closing.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return (headers: Record<string, string> = {}, method = 'GET', path = '/', signal?: AbortSignal) =>
    new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        get({ port, headers, method, path, ...(signal && { signal }) }, async (response) => {
          const body = Buffer.concat(await response.toArray())
          resolve({ status: response.statusCode, headers: response.headers, body })
        }).once('error', reject)
      },
    )
}

/** Sets the headers that Next sets for a prerendered page. */
export function setPageHeaders(response: ServerResponse, cacheControl = 's-maxage=60') {
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(page))
  response.setHeader('X-Nextjs-Cache', 'HIT')
}

/** Serves the page as Next serves a prerendered one. */
export const servePage = () =>
  serve((_, response) => {
    setPageHeaders(response)
    response.end(page)
  })
