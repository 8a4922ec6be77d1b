import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodeBody, findPageData } from '#server/cached-response.ts'
import { contentHash, type Source } from '#server/compressed-cache.ts'
import { requestOwn } from '#server/own-request.ts'
import { dataFolder } from '#server/start-script.ts'

/** Below the folder: the hash of the data, and the address of its page. */
const dataUrl = new RegExp(`^${dataFolder}([0-9a-f]{40})(/.*)$`)

/** Addresses that are no pages. */
const otherUrl = /^\/(?:_|api\/)/

const cacheControl = { known: 'public, max-age=31536000, immutable', current: 'no-store' }

/** The data of a page as it is now; null when the address has no page that is the same for everyone. */
async function currentData(url: string, port: number): Promise<Source | null> {
  if (otherUrl.test(url)) return null
  const response = await requestOwn(port, url, 'data')
  const isData = response.ok && response.headers.get('content-type') === 'application/json'
  const body = Buffer.from(await response.arrayBuffer())
  return isData ? { body: () => body, hash: contentHash(body) } : null
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  hash: string,
  data: Source | null,
): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (data === null) {
    response.writeHead(404, { 'Cache-Control': cacheControl.current }).end()
    return
  }
  response.setHeader('Cache-Control', cacheControl[data.hash === hash ? 'known' : 'current'])
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Vary', 'Accept-Encoding')
  response.end(request.method === 'HEAD' ? undefined : encodeBody(request, response, data))
}

/**
 * Answers requests for the data of a page (server/start-script.ts), and gives whether it was one. Data that was not sent
 * by this process lately, or is of an earlier version of the page, is replaced by that of the page as it is now.
 */
export function answerData(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): boolean {
  const [, hash, url] = dataUrl.exec(request.url ?? '') ?? []
  if (hash === undefined || url === undefined) return false
  const known = findPageData(hash)
  Promise.resolve(known ?? currentData(url, port))
    .then((data) => send(request, response, hash, data))
    .catch((error) => {
      console.error('The data of a page could not be fetched', error)
      response.writeHead(503, { 'Cache-Control': 'no-store' }).end()
    })
  return true
}
