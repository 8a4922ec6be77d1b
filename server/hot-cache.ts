import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { lastTagChange, now } from '#server/cache-tags.ts'
import { setNotModified } from '#server/cached-response.ts'
import { isOwn } from '#server/own-request.ts'
import { afterRender, endRender, startRender } from '#server/renders-in-flight.ts'
import { requestPath } from '#server/request-path.ts'
import { isFile } from '#server/route-label.ts'

type Headers = ReadonlyMap<string, string | number | readonly string[]>

interface HotResponse {
  headers: Headers
  body: Buffer
  /** When its request came, in milliseconds since 1970. */
  since: number
  /** When it was complete, in milliseconds since 1970. */
  completed: number
  /** Milliseconds for which it needs no renewal. */
  freshFor: number
  /** The response to the request that renews it. */
  renewer?: ServerResponse
}

/** Milliseconds. Long enough for a crowd on one page, too short for a shopper to notice. */
const briefly = 1_000

/**
 * Milliseconds for which a page stays that Next renders anew in the background: without it each request of a crowd would
 * reach Next, whose render would have no time to end.
 */
const whileRenderedAnew = 250

/** Milliseconds after it was fresh, while one request renews a response, and the others get it as it is. */
const renewedWithin = 1_000

const maxKeyLength = 4_096

const responses = new LRUCache<string, HotResponse>({
  maxSize: 32 * 2 ** 20,
  sizeCalculation: ({ body }, key) => body.length + key.length + 2_000,
})

/** The headers by which Next's answers vary, and the encoding. */
const varying = [
  'accept-encoding',
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
]

/** The key of the response to a request; null for a request whose response is never kept. */
export function hotKey(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || isFile(requestPath(request))) return null
  // The page that it waits for may be made of the answer to it.
  if (isOwn(request)) return null
  const key = [url, ...varying.map((name) => headers[name] ?? '')].join('\n')
  return key.length > maxKeyLength ? null : key
}

/** Whether Next renders the page anew in the background, and has sent the old one. */
const isStale = (response: ServerResponse) => response.getHeader('x-nextjs-cache') === 'STALE'

/** Whether a complete response is the same for everyone. With status 304 its client has it already. */
function isShared(response: ServerResponse): boolean {
  return (
    [200, 304].includes(response.statusCode) &&
    /\bs-maxage=/.test(String(response.getHeader('Cache-Control'))) &&
    !response.hasHeader('Set-Cookie')
  )
}

/** Next keeps the pages that it prerenders itself, and knows when they change; what it rendered for a request it forgets. */
function freshTime(response: ServerResponse): number {
  if (isStale(response)) return whileRenderedAnew
  if (response.hasHeader('x-nextjs-cache')) return briefly
  const [, seconds] = /\bs-maxage=(\d+)/.exec(String(response.getHeader('Cache-Control'))) ?? []
  return Number(seconds) * 1_000
}

/** Makes a request the one that renews an old response. */
function renew(old: HotResponse, response: ServerResponse): void {
  old.renewer = response
  response.once('close', () => {
    delete old.renewer
  })
}

/** Whether a response is old, and another request does not renew it already. */
const needsRenewal = ({ freshFor, renewer }: HotResponse, age: number, response: ServerResponse) =>
  age > freshFor && (renewer === undefined || renewer === response)

function send(request: IncomingMessage, response: ServerResponse, hot: HotResponse): void {
  // One by one: what `writeHead` is given, nobody can read from the response, and the metrics do.
  for (const [name, value] of hot.headers) response.setHeader(name, value)
  if (setNotModified(request, response)) response.end()
  else response.end(hot.body)
}

/**
 * Answers from the responses that are fresh, and gives whether it did. Of an older one, the first request is not
 * answered and renews it; until then the others get it, for at most one more second. A changed tag drops all.
 */
export function sendHot(
  request: IncomingMessage,
  response: ServerResponse,
  key: string | null,
): boolean {
  const hot = key === null ? undefined : responses.get(key)
  if (hot === undefined || hot.since <= lastTagChange()) return false
  const age = now() - hot.completed
  if (age > hot.freshFor + renewedWithin) return false
  if (needsRenewal(hot, age, response)) {
    if (hot.renewer === undefined) renew(hot, response)
    return false
  }
  send(request, response, hot)
  return true
}

/** How often a request waits for the render of another one that brings nothing to keep. */
const maxWaits = 2

/**
 * Answers a request from the hot cache, if it can. Else calls `render`, which answers it; but while the same page is being
 * rendered for another request, waits for that response first.
 */
export function answerHot(
  request: IncomingMessage,
  response: ServerResponse,
  key: string | null,
  render: () => void,
  waits = 0,
): void {
  if (response.destroyed || sendHot(request, response, key)) return
  const tryAgain = (isLost: boolean) =>
    answerHot(request, response, key, render, isLost ? waits : waits + 1)
  if (key !== null && waits < maxWaits && afterRender(key, tryAgain)) return
  if (key !== null) startRender(key, response)
  render()
}

/** The headers of a response with its body, also when it was sent without one. */
function headersOf(response: ServerResponse, body: Buffer, encoding: string | undefined): Headers {
  const headers = new Map<string, string | number | readonly string[]>()
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) headers.set(name, value)
  }
  headers.set('content-length', body.length)
  headers.set('x-nextjs-cache', isStale(response) ? 'STALE' : 'HIT')
  // A body without encoding is sent in one that is not kept: deflate.
  if (encoding === undefined) headers.delete('content-encoding')
  else headers.set('content-encoding', encoding)
  return headers
}

/** What happens in the hot cache when the response to a request that comes now is sent. */
export class HotPlace {
  readonly #key: string
  readonly #since = now()

  constructor(key: string) {
    this.#key = key
  }

  /** The response is complete, with its whole body also when its client has that already. */
  complete(response: ServerResponse, body: Buffer, encoding: string | undefined): void {
    if (!isShared(response)) {
      this.#drop(response)
      return
    }
    if (this.#since > lastTagChange()) {
      const headers = headersOf(response, body, encoding)
      const [since, freshFor] = [this.#since, freshTime(response)]
      responses.set(this.#key, { headers, body, since, completed: now(), freshFor })
    }
    endRender(this.#key, response, true)
  }

  /** The response is sent as it is made. One with status 304 says nothing about the page. */
  stream(response: ServerResponse): void {
    if (!response.headersSent && response.statusCode !== 304) this.#drop(response)
  }

  /** Nobody gets the old response any more, nor waits for another one. */
  #drop(response: ServerResponse): void {
    responses.delete(this.#key)
    endRender(this.#key, response, false)
  }
}
